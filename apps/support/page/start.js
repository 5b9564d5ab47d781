// start.js: how a page begins.

// Shows the page by `show`, which may take its time, and scrolls to where its address points; a page
// that cannot be shown says why. <html data-state> is "ready" or "failed" then.
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
