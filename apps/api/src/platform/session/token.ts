import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** A random token for a session or a link; only its hash is stored. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
