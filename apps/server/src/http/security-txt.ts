import type { Api } from '@tecnoclick/api/app'
import { createClient } from '@tecnoclick/contract/platform/client'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { days } from '@tecnoclick/domain/platform/duration'
import type { Handler } from './request-facts.ts'
import { sendPlainText } from './send-plain-text.ts'

/** RFC 9116 asks for less than a year. */
const validity = days(180)

/** `/.well-known/security.txt`: where to report a vulnerability. The contact is the shop's e-mail setting. */
export function createSecurityTxt(api: Pick<Api, 'fetch'>, now: () => number = Date.now): Handler {
  return async (_incoming, outgoing, { url, clientAddress, requestId, secure }) => {
    const client = createClient((path, init) =>
      api.fetch(new Request(new URL(path, url.origin), init), { clientAddress, requestId, secure }),
    )
    const settings = await client.attempt(getPublicSettings)
    if (!settings.ok) return sendPlainText(outgoing, 503, '', { 'retry-after': '2' })
    const lines = [
      `Contact: mailto:${settings.data.email}`,
      `Expires: ${new Date(Math.ceil(now() / days(1)) * days(1) + validity).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${url.origin}${securityTxtPath}`,
    ]
    sendPlainText(outgoing, 200, `${lines.join('\n')}\n`, { 'cache-control': 'public, max-age=3600' })
  }
}

export const securityTxtPath = '/.well-known/security.txt'
