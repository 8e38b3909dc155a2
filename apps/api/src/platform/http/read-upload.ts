import { fieldMessage } from './field-errors.ts'
import { readLimited } from './read-limited.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** Boundaries, part headers and small fields around the file itself. */
const envelopeBytes = 16 * 1024

/** The one file that a multipart body holds in this field. Its name and its claimed type are not looked at. */
export async function readUpload(request: Request, field: string, limit: number): Promise<Buffer | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('unsupportedType')
  const bytes = await readLimited(request, limit + envelopeBytes)
  if (isRefusal(bytes)) return bytes
  const form = await parseForm(bytes, type)
  if (!form) return refuse('malformed')
  const [file, ...more] = form.getAll(field)
  if (more.length > 0) return refuse('malformed')
  if (!(file instanceof File) || file.size === 0) {
    return refuse('invalid', { fields: { [field]: fieldMessage('validation.required') } })
  }
  if (file.size > limit) return refuse('tooLarge')
  return Buffer.from(await file.arrayBuffer())
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined // the platform's way to say that it is no such form
  }
}
