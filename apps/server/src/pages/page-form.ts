import { boundedFormType } from '@tecnoclick/api/platform/http/form-limits'
import { parseForm, readLimited } from '@tecnoclick/api/platform/http/read-body'
import { isRefusal } from '@tecnoclick/api/platform/http/refusal'
import { findPage } from '@tecnoclick/web/app/pages.ts'

/** What a page takes that uploads nothing. */
export const longestForm = 64 * 1024

/** Forms without script carry a picture of up to 5 MB (platform.md#files-and-pictures) and some text. */
const longestUpload = 6_000_000

/** How many bytes the action of a page takes. */
export function formLimit(pathname: string, contentType = ''): number {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return longestForm
  const page = findPage(pathname.replace(/\.data$/, ''))
  return page?.uploads ? longestUpload : longestForm
}

/**
 * The request with its whole form in memory, or the status that refuses it. A page renders only what has arrived: a slow or
 * endless form holds no place in the render queue, and none reaches the parser that could block the process.
 */
export async function readForm(request: Request, limit: number): Promise<Request | 400 | 413 | 415> {
  const { method, url } = request
  if (method === 'GET' || method === 'HEAD') return request
  const bytes = await readLimited(request, limit)
  if (isRefusal(bytes)) return bytes.refused === 'tooLarge' ? 413 : 400
  const type = request.headers.get('content-type') ?? ''
  if (bytes.length > 0 && !isForm(type)) return 415
  const bounded = bytes.length > 0 ? boundedFormType(bytes, type) : 'application/x-www-form-urlencoded'
  if (bounded === undefined) return 413
  // What the parser refuses is the sender's mistake, not a failure of the page.
  if (bounded.startsWith('multipart/') && !(await parseForm(bytes, bounded))) return 400
  const headers = new Headers(request.headers)
  headers.set('content-type', bounded)
  return new Request(url, { method, headers, body: new Uint8Array(bytes), signal: request.signal })
}

function isForm(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)
}
