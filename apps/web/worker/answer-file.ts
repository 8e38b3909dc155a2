import { openShelf } from './stock.ts'

/** Built files: a name is its content, so what is on the shelf is right. What is met later is kept as well. */
export async function answerBuilt(request: Request): Promise<Response> {
  const shelf = await openShelf()
  const kept = await shelf.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await shelf.put(request, response.clone()).catch(() => {})
  return response
}

/** Which things somebody looked at is their own affair: signing out clears what is named so. */
const picturesName = 'private:pictures'
const mostPictures = 250

/** Pictures that everybody may see and that never change are kept while there is room; where one is missing, a blank. */
export async function answerPicture(request: Request): Promise<Response> {
  const pictures = await caches.open(picturesName)
  const kept = await pictures.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request).catch(() => undefined)
  if (!response) return blank(request)
  if (response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')) {
    await pictures.put(request, response.clone()).catch(() => {})
    const [oldest, ...rest] = await pictures.keys()
    if (oldest && rest.length >= mostPictures) await pictures.delete(oldest)
  }
  return response
}

const frame =
  '<g fill="none" stroke="#8a94a6" stroke-width=".6"><rect x="8" y="8.5" width="8" height="7" rx="1"/><path d="m8.5 14.5 2.5-2.5 1.5 1.5 1-1 2 2"/></g>'

/** Things are shown in a size and stand in a frame; a scene lies behind words and is better not there at all. */
function blank({ url }: Request): Response {
  const drawn = new URL(url).searchParams.has('w') ? frame : ''
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawn}</svg>`
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}
