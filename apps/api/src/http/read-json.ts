import { type Refusal, refuse } from './refusal.ts'

const jsonBodyBytes = 100_000

/** Reads no more than the limit, whatever `content-length` claims. */
export async function readJson(request: Request): Promise<unknown | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('unsupportedType')
  if (Number(request.headers.get('content-length')) > jsonBodyBytes) return refuse('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > jsonBodyBytes) return refuse('tooLarge')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'), refuseDangerousKeys)
  } catch {
    return refuse('malformed')
  }
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Keys that could reach a prototype die here (INTEGRITY). */
function refuseDangerousKeys(key: string, value: unknown): unknown {
  if (dangerousKeys.has(key)) throw new SyntaxError('dangerous key')
  return value
}
