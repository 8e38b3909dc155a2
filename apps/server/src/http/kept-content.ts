const kept = new WeakMap<Response, Buffer<ArrayBuffer>>()

/** Bytes of a body that are in memory anyway: read from the response they would pass a stream and be copied twice. */
export function keepContent(response: Response, content: Buffer<ArrayBuffer>): void {
  kept.set(response, content)
}

export function keptContent(response: Response): Buffer<ArrayBuffer> | undefined {
  return kept.get(response)
}
