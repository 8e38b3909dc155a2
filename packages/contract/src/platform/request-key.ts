/** An idempotency key. (`randomUUID` is missing on plain HTTP.) */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was no key of ours is none: the request goes without, and the API says whether it needs one. */
export function keyHeaders(key: string): Record<string, string> {
  return /^[\w-]{8,128}$/.test(key) ? { 'idempotency-key': key } : {}
}
