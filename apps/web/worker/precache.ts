import type { Locale } from '@tecnoclick/messages/platform/locales'
import { storedShellPath } from '../app/offline/works-offline.ts'

/** Injected by `build-worker.ts`. Use it only here: every use repeats the long list in the bundle. */
declare const WORKER_BUILD: {
  /** Changes with any of the files. */
  version: string
  /** A file that every page of this build names; a document without it belongs to another build. */
  mark: string
  /** Files of the pages that work offline. */
  files: readonly string[]
  /** Files of forms, for whoever stays. */
  later: readonly string[]
  /** Texts and fonts of one language. */
  byLocale: Readonly<Record<Locale, readonly string[]>>
}
const build = WORKER_BUILD

const cachePrefix = 'shop-'
/** Each version has its own cache, so that files and document always match. */
const cacheName = cachePrefix + build.version

export function openPrecache(): Promise<Cache> {
  return caches.open(cacheName)
}

/** All or nothing: a cache with gaps would fail offline. Shells that an older version cached are cached again. */
export async function fillPrecache(): Promise<void> {
  await addMissing(await openPrecache(), build.files)
  for (const address of await listOlderShells()) {
    const locale = new URL(address).searchParams.get('lang')
    if (isLocale(locale)) await cacheShell(locale, address).catch(() => {})
  }
}

export async function deleteOldPrecaches(): Promise<void> {
  await Promise.all((await listOldCaches()).map((name) => caches.delete(name)))
}

export async function cacheRest(): Promise<void> {
  await addMissing(await openPrecache(), build.later)
}

/**
 * Caches the public shell document with the files of its language. There is one shell at a time: a new language or
 * currency replaces it.
 */
export async function cacheShell(locale: Locale, address: string): Promise<void> {
  const cache = await openPrecache()
  await addMissing(cache, build.byLocale[locale])
  // Without cookies the response is not personal, and its language and currency come from the URL.
  const document = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
  if (!document.ok || !(await document.clone().text()).includes(build.mark)) return
  await cache.put(address, document)
  for (const other of await listShells(cache)) {
    if (new URL(other.url).search !== new URL(address, self.location.origin).search) await cache.delete(other)
  }
}

export async function findShell(): Promise<Response | undefined> {
  const cache = await openPrecache()
  const newest = (await listShells(cache)).at(-1)
  return newest && cache.match(newest)
}

async function listShells(cache: Cache): Promise<Request[]> {
  const requests = await cache.keys()
  return requests.filter(({ url }) => new URL(url).pathname === storedShellPath)
}

async function listOldCaches(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
}

async function listOlderShells(): Promise<string[]> {
  const names = await listOldCaches()
  const shells = await Promise.all(names.map(async (name) => listShells(await caches.open(name))))
  return shells.flat().map(({ url }) => url)
}

/** File names contain a content hash, so a cached file is never out of date. */
async function addMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !cached.has(file)))
}

function isLocale(text: string | null): text is Locale {
  return text !== null && Object.hasOwn(build.byLocale, text)
}
