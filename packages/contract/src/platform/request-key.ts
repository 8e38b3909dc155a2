/** An idempotency key. Browsers have no `randomUUID` on plain HTTP. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An invalid key is left out; the API refuses the request if it needs one. */
export function keyHeaders(key: string): Record<string, string> {
  return /^[\w-]{8,128}$/.test(key) ? { 'idempotency-key': key } : {}
}
