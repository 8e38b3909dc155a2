import { readClaimCode } from '../platform/claim-code.ts'
import { readPhone } from '../platform/phone.ts'

/** The token of a ticket link or the code of a receipt, from whatever was typed or pasted; undefined for neither. */
export function readTicketSecret(typed: string): string | undefined {
  const text = typed.trim()
  const token = /(?:^|\/services\/ticket\/)([\w-]{43})\/?$/.exec(text)?.[1]
  if (token) return token
  return readClaimCode(text)
}

/** A number stored in an older form counts by what it means. */
export function isSamePhone(one: string, other: string): boolean {
  const phone = readPhone(one)
  return phone !== undefined && phone === readPhone(other)
}
