import { openPrecache } from './precache.ts'

/** Cache first: names of built files contain a content hash. Files outside the precache plan are added when used. */
export async function respondWithBuiltFile(request: Request): Promise<Response> {
  const cache = await openPrecache()
  const cached = await cache.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone()).catch(() => {})
  return response
}

/** The viewed products are personal: signing out deletes caches with the prefix `private:`. */
const pictureCacheName = 'private:pictures'
const maxPictures = 250

/** Cache first for public, immutable pictures. Offline, a missing one is replaced by a placeholder. */
export async function respondWithPicture(request: Request): Promise<Response> {
  const pictures = await caches.open(pictureCacheName)
  const cached = await pictures.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request).catch(() => undefined)
  if (!response) return placeholder(request)
  if (response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')) {
    await pictures.put(request, response.clone()).catch(() => {})
    const [oldest, ...rest] = await pictures.keys()
    if (oldest && rest.length >= maxPictures) await pictures.delete(oldest)
  }
  return response
}

const frame =
  '<g fill="none" stroke="#8a94a6" stroke-width=".6"><rect x="8" y="8.5" width="8" height="7" rx="1"/><path d="m8.5 14.5 2.5-2.5 1.5 1.5 1-1 2 2"/></g>'

/** Product pictures have a width (`?w=`) and get a frame; backgrounds of text have none and become transparent. */
function placeholder({ url }: Request): Response {
  const content = new URL(url).searchParams.has('w') ? frame : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}
