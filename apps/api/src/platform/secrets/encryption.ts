import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM under a key that is not in the database. */
export interface Encryption {
  /** Bound to `context`: moved to another place, the value cannot be read. */
  encrypt(plain: Uint8Array, context: string): Buffer
  /** Undefined where key or context are others, or the bytes were changed. */
  decrypt(sealed: Buffer, context: string): Buffer | undefined
}

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Each purpose has a key of its own, derived from the shop's. */
export function createEncryption(secretKey: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `tecnoclick ${purpose}`, keyBytes))
  return {
    encrypt(plain, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
      const body = [cipher.update(plain), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body])
    },
    decrypt(sealed, context) {
      try {
        const nonce = sealed.subarray(0, nonceBytes)
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(context))
          .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
      } catch {
        return undefined // another key, or not what was written
      }
    },
  }
}
