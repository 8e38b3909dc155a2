import { isMailAddress } from '@tecnoclick/domain/people/email'

/** Detects text that could inject a header, a second recipient or a second message. */
export class UnsafeMailError extends Error {
  override readonly name = 'UnsafeMailError'
}

/** C0 and C1 controls, and the two line separators some programs break at. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u

export function requireOneAddress(field: string, value: string): string {
  if (!isMailAddress(value)) throw new UnsafeMailError(`${field} is not one mail address`)
  return value
}

export function requireOneLine(field: string, value: string, longest: number): string {
  if (value.trim() === '' || value.length > longest || controlCharacter.test(value)) {
    throw new UnsafeMailError(`${field} is not one line of 1 to ${longest} characters`)
  }
  return value
}
