import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { etagOf } from '@tecnoclick/api/platform/http/etag'
import { mediaType } from './media-types.ts'

export interface StaticFile {
  type: string
  etag: string
  cacheControl: string
  /** Missing where there is a Brotli twin: hardly a client wants it uncompressed, and each process would hold it. */
  content: Buffer | undefined
  br: Buffer | undefined
  gzip: Buffer | undefined
}

/** By request path. Only these files exist, so no path can leave the folder. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads a build folder into memory: a few megabytes. A running store keeps serving its own version while a new build
 * overwrites the files.
 */
export async function readStaticFiles(folder: string, below = '/'): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
  const present = new Set(paths)
  const files = await Promise.all(
    paths
      .filter((path) => !isTwin(path, present))
      .map(async (path) => [below + path, await readFileAndTwins(folder, path, present)] as const),
  )
  return new Map(files)
}

/** Build records such as `.vite/manifest.json` are not served. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

function isTwin(path: string, present: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && present.has(path.replace(/\.(br|gz)$/, ''))
}

async function readFileAndTwins(
  folder: string,
  path: string,
  present: ReadonlySet<string>,
): Promise<StaticFile> {
  const twin = (extension: string) =>
    present.has(path + extension) ? readFile(join(folder, path + extension)) : undefined
  const [content, br, gzip] = await Promise.all([readFile(join(folder, path)), twin('.br'), twin('.gz')])
  return {
    type: mediaType(extname(path)),
    etag: etagOf(content),
    cacheControl: cacheControlOf(path),
    content: br ? undefined : content,
    br,
    gzip,
  }
}

const hashedName = /(^|\/)assets\/.+-[A-Za-z0-9_-]{7,8}\.\w+$/
/** Revalidated on every visit: they decide which version of all other files is loaded. */
const alwaysAsked = /\.(html|webmanifest)$|(^|\/)(sw|service-worker)\.js$/

/** Only a name that changes with its content may be cached for good (platform.md#files-and-pictures). */
function cacheControlOf(path: string): string {
  if (hashedName.test(path)) return 'public, max-age=31536000, immutable'
  return alwaysAsked.test(path) ? 'no-cache' : 'public, max-age=300'
}
