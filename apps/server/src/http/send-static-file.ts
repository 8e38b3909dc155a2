import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendContent } from './send-content.ts'
import type { StaticFile } from './static-files.ts'

export function sendStaticFile(incoming: IncomingMessage, outgoing: ServerResponse, file: StaticFile): void {
  void sendContent(incoming, outgoing, { ...file, identity: () => file.content, vary: 'accept-encoding' })
}
