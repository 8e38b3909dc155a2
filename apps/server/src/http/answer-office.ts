import { plainAnswer } from './plain-answer.ts'
import type { Answer } from './request-facts.ts'
import { pagePolicy } from './security-headers.ts'
import { sendStaticFile } from './send-static-file.ts'
import type { StaticFiles } from './static-files.ts'

const policy = pagePolicy({ scripts: [], styles: [], frames: [] })

/** The back office is one page that finds its way by itself: every path below /admin is that page. */
export function createAnswerOffice(files: StaticFiles): Answer {
  const page = files.get('/admin/index.html')
  return (incoming, outgoing, { url }) => {
    if (!page || url.pathname.startsWith('/admin/assets/')) return plainAnswer(outgoing, 404, 'No existe.\n')
    outgoing.setHeader('content-security-policy', policy)
    sendStaticFile(incoming, outgoing, page)
  }
}
