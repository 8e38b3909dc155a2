import { type Refusal, refuse } from './refusal.ts'

/** The body's bytes, and no more of them than the limit, whatever `content-length` claims. */
export async function readLimited(request: Request, limit: number): Promise<Buffer | Refusal> {
  if (Number(request.headers.get('content-length')) > limit) return refuse('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return refuse('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
