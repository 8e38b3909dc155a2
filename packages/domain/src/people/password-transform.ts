import { sha256Hex } from '../platform/sha256.ts'
import { utf8Bytes } from '../platform/utf8.ts'
import { foldEmail } from './email.ts'

/**
 * What `password` means on the wire: hex SHA-256 of the folded e-mail, a colon and the password
 * (people.md#password-transform).
 */
export function transformPassword(email: string, password: string): string {
  return sha256Hex(utf8Bytes(`${foldEmail(email)}:${password}`))
}

export function isTransformedPassword(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
