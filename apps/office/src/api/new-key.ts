/** An Idempotency-Key. `crypto.randomUUID` is absent on plain HTTP, where a shop in a local network may live. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
