// pack.mjs: writes a page from its parts: node pack.mjs build/PAGE.html PART... One part is PAGE.html.
// In the parts, as in a report, {{part}} stands for the text of a part; {{packed part}} for one as
// gzip and Base64. Other words in such brackets stay.
import {readFileSync, writeFileSync} from "node:fs";
import {basename} from "node:path";
import {gzipSync} from "node:zlib";

const [page, ...files] = process.argv.slice(2);
const parts = new Map(files.map((file) => [basename(file), file]));

function bytesOf(name) {
  const bytes = readFileSync(parts.get(name));
  return name.endsWith(".wasm") ? bytes : Buffer.from(bytes.toString().replaceAll(
      /\{\{(packed )?([^{}\s]+)\}\}/g, (place, packed, part) => {
        if (!parts.has(part)) return place;
        return packed ? gzipSync(bytesOf(part), {level: 9}).toString("base64") : bytesOf(part);
      }));
}

writeFileSync(page, bytesOf(basename(page)));
