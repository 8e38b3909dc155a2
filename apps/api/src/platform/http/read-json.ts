import { readLimited } from './read-limited.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

const jsonBodyBytes = 100_000

export async function readJson(request: Request): Promise<unknown | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('unsupportedType')
  const bytes = await readLimited(request, jsonBodyBytes)
  if (isRefusal(bytes)) return bytes
  try {
    return JSON.parse(bytes.toString('utf8'), sound)
  } catch {
    return refuse('malformed')
  }
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Rejects keys that could reach a prototype (platform.md#input-rules). Unpaired surrogates (`\ud800`), which PostgreSQL
 * cannot store, become U+FFFD.
 */
function sound(key: string, value: unknown): unknown {
  if (dangerousKeys.has(key) || !key.isWellFormed()) throw new SyntaxError('dangerous key')
  return typeof value === 'string' ? value.toWellFormed() : value
}
