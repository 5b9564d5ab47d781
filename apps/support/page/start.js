// start.js: starts a page, and reads the compressed texts that it embeds in <script> elements of a
// type that browsers do not run.

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

// The text in the element with that id.
function embedded(id) {
  return new Response(unpacked(byId(id).textContent)).text();
}

// The bytes that gzip and Base64 made a text of, as a stream.
function unpacked(text) {
  const letters = atob(text.trim());
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; ++i) bytes[i] = letters.charCodeAt(i);
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
}

// The text of a file, which gzip may have compressed.
async function textOf(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const unpack = (stream) => stream.pipeThrough(new DecompressionStream("gzip"));
  return new Response(first === 0x1f && second === 0x8b ? unpack(file.stream()) : file).text().catch(() => {
    throw new Error(`${file.name}: it is cut off, damaged or too large; if it has several compressed parts, try gunzip`);
  });
}
