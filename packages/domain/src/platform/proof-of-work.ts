import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Work that costs a program time and a person none (platform.md#rate-limits): a number whose SHA-256, together with the
 * challenge and what is attempted, begins with so many zero bits. Not `crypto.subtle`, which is absent on plain HTTP.
 */
export interface Challenge {
  text: string
  bits: number
}

/** `<challenge>:<number>`, as it is sent back. */
export function isProof(proof: string, { text, bits }: Challenge, subject: string): boolean {
  const [challenge, number = '', ...more] = proof.split(':')
  if (challenge !== text || more.length > 0 || !/^\d{1,15}$/.test(number)) return false
  return zeroBits(hashOf(text, subject, number)) >= bits
}

/** Tries `count` numbers; undefined if none of them is one. */
export function findProof(
  { text, bits }: Challenge,
  subject: string,
  { from, count }: { from: number; count: number },
): string | undefined {
  for (let number = from; number < from + count; number++)
    if (zeroBits(hashOf(text, subject, String(number))) >= bits) return `${text}:${number}`
  return undefined
}

function hashOf(text: string, subject: string, number: string): Uint8Array {
  return sha256(utf8ToBytes(`${text}:${subject}:${number}`))
}

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** Twice the failures, twice the work: two seconds of a cheap phone at first, half a minute at most. */
const bitsAtFirst = 16
const mostBits = 20

export function bitsAfter(failures: number, limit: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, failures / limit)))
  return Math.min(mostBits, bitsAtFirst + doublings)
}

/** A challenge names its time, so that work cannot be done long before. */
const validMs = 5 * 60 * 1000
const clockTolerance = 5000

export function challengeText(now: number, random: string): string {
  return `${now}.${random}`
}

export function isCurrentChallenge(text: string, now: number): boolean {
  const issued = Number(/^(\d{13})\.[\w-]{1,64}$/.exec(text)?.[1] ?? Number.NaN)
  return issued > now - validMs && issued <= now + clockTolerance
}
