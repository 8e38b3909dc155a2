import { setTimeout as pause } from 'node:timers/promises'
import type { ReceivedMail } from '@tecnoclick/api/platform/mail/testing/smtp-fixture'

const patienceMs = 20_000

/** What the mail server of the test received. */
export interface Mailbox {
  to(address: string): string[]
  /** Waits for the last mail to the address that contains a text. */
  waitFor(address: string, containing: string): Promise<string>
}

export function mailboxOf(received: readonly ReceivedMail[]): Mailbox {
  const to = (address: string) =>
    received.filter((mail) => mail.to.includes(address)).map(({ raw }) => decode(raw))
  return {
    to,
    async waitFor(address, containing) {
      const deadline = performance.now() + patienceMs
      for (;;) {
        const found = to(address).findLast((text) => text.includes(containing))
        if (found !== undefined) return found
        if (performance.now() > deadline) throw new Error(`No mail to ${address} contains "${containing}"`)
        await pause(25)
      }
    },
  }
}

/** RFC 2045 §6.7, enough for links, codes and words. */
function decode(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
    .replaceAll('\r\n', '\n')
}

export function codeIn(mail: string): string {
  return requireMatch(mail, /^(\d{4})$/m)
}

export function recoveryTokenIn(mail: string): string {
  return requireMatch(mail, /\/account\/resetpassword\?token=([\w-]{43})/)
}

export function activationKeyIn(mail: string): string {
  return requireMatch(mail, /\/activate\/user\/([\w-]{43})/)
}

export function requireMatch(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`${pattern} is not in: ${text.slice(0, 300)}`)
  return found
}
