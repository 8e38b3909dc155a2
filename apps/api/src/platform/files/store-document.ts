import { createHash } from 'node:crypto'
import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { storeFile } from '@tecnoclick/database/store-file'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'

type UploadedFile = Omit<Uploaded['files'][number], 'fieldname'>

const contentType = 'application/pdf'
const pdfMark = Buffer.from('%PDF-', 'latin1')

/** A PDF by its first bytes, whatever its name says; kept under a name that changes with its content. */
export async function storeDocument(
  db: Drizzle,
  stem: string,
  bytes: Buffer,
): Promise<UploadedFile | Refusal> {
  if (!bytes.subarray(0, pdfMark.length).equals(pdfMark)) return refuse('unsupportedType')
  const name = `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.pdf`
  await inTransaction(db, async (tx) => {
    const [known] = await tx.select({ id: files.id }).from(files).where(eq(files.name, name))
    if (!known) await storeFile(tx, { name, contentType, kind: 'document' }, bytes)
  })
  return { originalname: name, mimetype: contentType, size: bytes.byteLength }
}
