import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** 96 bits, which nobody guesses at the rate of the route; such a token has 22 letters. */
export const shortSignature = 12

/** Tokens of links that name one row and need not be stored. Each row has one, for as long as the shop's key is the same. */
export interface SignedIds {
  tokenOf(id: number): string
  /** Undefined for a token that this shop did not make. */
  idOf(token: string): number | undefined
}

const idBytes = 4
const defaultSignatureBytes = 28

/** Each purpose has a key of its own, derived from the shop's. A token has 43 letters, or fewer with a shorter signature. */
export function createSignedIds(
  secretKey: string,
  purpose: string,
  signatureBytes = defaultSignatureBytes,
): SignedIds {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `tecnoclick ${purpose}`, 32))
  const signed = (id: Buffer) =>
    Buffer.concat([id, createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes)])
  return {
    tokenOf(id) {
      const bytes = Buffer.alloc(idBytes)
      bytes.writeUInt32BE(id)
      return signed(bytes).toString('base64url')
    },
    idOf(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + signatureBytes) return undefined
      const id = bytes.subarray(0, idBytes)
      return timingSafeEqual(bytes, signed(id)) ? id.readUInt32BE() : undefined
    },
  }
}
