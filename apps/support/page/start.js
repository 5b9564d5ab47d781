// start.js: starts a page.

// Awaits `show`, then scrolls to the fragment of the address. If `show` fails, the page shows the
// reason. Sets <html data-state> to "ready" or "failed".
async function startPage(show) {
  try {
    await show();
    document.documentElement.dataset.state = "ready";
    if (location.hash) byId(location.hash.slice(1))?.scrollIntoView();
  } catch (error) {
    document.documentElement.dataset.state = "failed";
    byId("headline").textContent = `This page could not be shown: ${error.message}`;
    throw error;
  }
}
