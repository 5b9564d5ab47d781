// worker.js: answers one request by the C++ of the project, away from the page's thread.

// `packed` is the program as gzip and Base64, `module` the same compiled before: it is told so that
// the next worker need not compile it again.
onmessage = async ({data: {request, packed, module}}) => {
  if (!module) {
    const bytes = await new Response(unpacked(packed)).arrayBuffer();
    try {
      module = await WebAssembly.compile(bytes);
    } catch {
      return postMessage({answer: {error: "this browser cannot run its program, which needs " +
          "WebAssembly with SIMD and exceptions: Chrome 95, Firefox 100, Safari 16.4, or newer"}});
    }
    postMessage({module});
  }
  const program = await Program({
    instantiateWasm: (imports, use) => {
      WebAssembly.instantiate(module, imports).then(use);
      return {};
    },
  });
  // Not ccall's "string", which copies the request to the stack.
  const address = program.allocateUTF8(JSON.stringify(request));
  postMessage({answer: JSON.parse(program.ccall("answer", "string", ["number"], [address]))});
};
