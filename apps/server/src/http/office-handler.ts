import type { Handler } from './request-facts.ts'
import { pagePolicy } from './security-headers.ts'
import { sendStaticFile } from './send-content.ts'
import { sendPlainText } from './send-plain-text.ts'
import type { StaticFiles } from './static-files.ts'

const policy = pagePolicy({ scripts: [], styles: [], frames: [] })

/** The back office is a single-page application: every path below /admin serves its index. */
export function createOfficeHandler(files: StaticFiles): Handler {
  const page = files.get('/admin/index.html')
  return (incoming, outgoing, { url }) => {
    if (!page || url.pathname.startsWith('/admin/assets/'))
      return sendPlainText(outgoing, 404, 'No existe.\n')
    outgoing.setHeader('content-security-policy', policy)
    return sendStaticFile(incoming, outgoing, page)
  }
}
