// embedded.js: what the program put into the page: texts, compressed, in <script> elements of a type
// that browsers do not run.

// The text in the element of that id.
async function embedded(id) {
  const packed = atob(byId(id).textContent.trim());
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
