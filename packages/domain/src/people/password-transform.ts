import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { foldEmail } from './email.ts'

/**
 * What `password` means on the wire: hex SHA-256 of the folded e-mail, a colon and the password
 * (people.md#password-transform). Not `crypto.subtle`, which is absent on plain HTTP.
 */
export function transformPassword(email: string, password: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${foldEmail(email)}:${password}`)))
}

export function isTransformedPassword(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
