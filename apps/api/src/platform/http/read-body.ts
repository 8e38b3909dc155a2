import { boundedFormType } from './form-limits.ts'
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

/** Boundaries, part headers and small fields around the file itself. */
const envelopeBytes = 16 * 1024

/** The one file in this field of a multipart body. Its file name and content type are ignored. */
export async function readUpload(request: Request, field: string, limit: number): Promise<Buffer | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('unsupportedType')
  const bytes = await readLimited(request, limit + envelopeBytes)
  if (isRefusal(bytes)) return bytes
  const sound = boundedFormType(bytes, type)
  const form = sound && (await parseForm(bytes, sound))
  if (!form) return refuse('malformed')
  const [file, ...more] = form.getAll(field)
  if (more.length > 0) return refuse('malformed')
  if (!(file instanceof File) || file.size === 0) {
    return refuse('invalid', { fields: { [field]: { code: 'required' } } })
  }
  if (file.size > limit) return refuse('tooLarge')
  return Buffer.from(await file.arrayBuffer())
}

export async function parseForm(bytes: Buffer, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined // `formData` throws a TypeError for a malformed form
  }
}

/** Reads at most `limit` bytes, whatever `content-length` claims. */
export async function readLimited(request: Request, limit: number): Promise<Buffer | Refusal> {
  if (Number(request.headers.get('content-length')) > limit) return refuse('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) return refuse('tooLarge')
      chunks.push(chunk)
    }
  } catch {
    return refuse('malformed') // the visitor hung up, or was cut off for being too slow
  }
  return Buffer.concat(chunks)
}
