import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
/** A smaller file fits into one packet either way. */
const smallestBytes = 512

const encodings = [
  ['.br', (content) => promisify(brotliCompress)(content, brotliOptions(content.length))],
  ['.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
]

/** Writes `.br` and `.gz` beside each file at the best level: built once, served for months. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  // By hand, because Node 20.0 does not know `recursive` and ignores it.
  for (const entry of entries.filter((found) => found.isDirectory()))
    await compressFolder(join(folder, entry.name))
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map(({ name }) => compressFile(join(folder, name))))
}

async function compressFile(file) {
  const content = await readFile(file)
  for (const [extension, compress] of encodings) {
    const compressed = content.length < smallestBytes ? content : await compress(content)
    if (compressed.length < content.length) await writeFile(file + extension, compressed)
    else await rm(file + extension, { force: true })
  }
}

function brotliOptions(size) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
