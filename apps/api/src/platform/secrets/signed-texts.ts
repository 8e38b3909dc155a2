import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Texts in addresses that only this shop can have written, such as where a link of a mail leads. */
export interface SignedTexts {
  seal(text: string): string
  /** Undefined for what this shop did not seal. */
  open(sealed: string): string | undefined
}

const signatureBytes = 16

export function createSignedTexts(secretKey: string, purpose: string): SignedTexts {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `tecnoclick ${purpose}`, 32))
  const signatureOf = (text: Buffer) =>
    createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes)
  return {
    seal(text) {
      const bytes = Buffer.from(text)
      return Buffer.concat([signatureOf(bytes), bytes]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      // One spelling only: base64url leaves bits over that mean nothing.
      if (bytes.length <= signatureBytes || bytes.toString('base64url') !== sealed) return undefined
      const text = bytes.subarray(signatureBytes)
      return timingSafeEqual(bytes.subarray(0, signatureBytes), signatureOf(text))
        ? text.toString()
        : undefined
    },
  }
}
