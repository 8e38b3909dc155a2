import { readPhone } from '../platform/phone.ts'

/** Eight characters that cannot be mistaken for each other on paper. */
const claimAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const claimLength = 8

/** The code of a receipt, with which its customer adds the repair to an account. `random` gives a byte each. */
export function makeClaimCode(random: Uint8Array): string {
  return Array.from({ length: claimLength }, (_, index) =>
    claimAlphabet.charAt((random[index] ?? 0) % claimAlphabet.length),
  ).join('')
}

/** 'K7PM-4QX2', easier to read aloud and to type. */
export function showClaimCode(code: string): string {
  return `${code.slice(0, claimLength / 2)}-${code.slice(claimLength / 2)}`
}

/** The token of a ticket link or the code of a receipt, from whatever was typed or pasted; undefined for neither. */
export function readTicketSecret(typed: string): string | undefined {
  const text = typed.trim()
  const token = /(?:^|\/services\/ticket\/)([\w-]{43})\/?$/.exec(text)?.[1]
  if (token) return token
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  const isCode = code.length === claimLength && [...code].every((char) => claimAlphabet.includes(char))
  return isCode ? code : undefined
}

/** A number stored in an older form counts by what it means. */
export function isSamePhone(one: string, other: string): boolean {
  const phone = readPhone(one)
  return phone !== undefined && phone === readPhone(other)
}
