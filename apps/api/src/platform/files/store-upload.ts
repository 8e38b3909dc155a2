import { createHash, randomBytes } from 'node:crypto'
import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { files, fileVariants } from '@tecnoclick/database/schema/platform/files'
import { storeFile } from '@tecnoclick/database/store-file'
import { pictureWidths } from '@tecnoclick/domain/platform/files'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type EncodedPicture, smallerCopy } from './encode-picture.ts'

export type UploadedFile = Omit<Uploaded['files'][number], 'fieldname'>

const pictureType = 'image/webp'

/**
 * Stores a picture of the shop. Its name contains a hash of its content, so the same picture is stored once. The smaller
 * widths are rendered now, so that no visitor waits for them.
 */
export async function storePicture(
  db: Drizzle,
  stem: string,
  { data, width, height }: EncodedPicture,
  kind: 'picture' | 'banner' = 'picture',
): Promise<UploadedFile> {
  const name = `${stem}.${createHash('sha256').update(data).digest('hex').slice(0, 16)}.webp`
  const variants = await renderVariants(data, width)
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select({ id: files.id }).from(files).where(eq(files.name, name))
    if (!known) {
      const fileId = await storeFile(tx, { name, contentType: pictureType, kind, width, height }, data)
      if (variants.length > 0) {
        await tx
          .insert(fileVariants)
          .values(variants.map((variant) => ({ ...variant, fileId, contentType: pictureType })))
      }
    }
    return { originalname: name, mimetype: pictureType, size: data.byteLength }
  })
}

function renderVariants(data: Buffer, widest: number): Promise<{ width: number; data: Buffer }[]> {
  const widths = pictureWidths.filter((width) => width < widest)
  return Promise.all(widths.map(async (width) => ({ width, data: await smallerCopy(data, width) })))
}

const pdfType = 'application/pdf'
const pdfSignature = Buffer.from('%PDF-', 'latin1')

/** Checks the first bytes, not the name. The stored name contains a hash of the content. */
export async function storeDocument(
  db: Drizzle,
  stem: string,
  bytes: Buffer,
): Promise<UploadedFile | Refusal> {
  if (!bytes.subarray(0, pdfSignature.length).equals(pdfSignature)) return refuse('unsupportedType')
  const name = `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.pdf`
  await inTransaction(db, async (tx) => {
    const [known] = await tx.select({ id: files.id }).from(files).where(eq(files.name, name))
    if (!known) await storeFile(tx, { name, contentType: pdfType, kind: 'document' }, bytes)
  })
  return { originalname: name, mimetype: pdfType, size: bytes.byteLength }
}

const privateNames = {
  'service-photo': 'photo',
  receipt: 'receipt',
  'return-photo': 'return',
  'reset-log': 'log',
} as const

/**
 * Photos of a fault may show a home, receipts an account: they are private and have random names
 * (platform.md#invariants, 11).
 */
export function storePrivatePhoto(
  db: Drizzle,
  kind: keyof typeof privateNames,
  /** Null for whoever holds a ticket link. */
  ownerId: number | null,
  { data, width, height }: EncodedPicture,
): Promise<UploadedFile> {
  const name = `${privateNames[kind]}-${randomBytes(16).toString('hex')}.webp`
  return inTransaction(db, async (tx) => {
    await storeFile(
      tx,
      { name, contentType: pictureType, kind, visibility: 'private', ownerId, width, height },
      data,
    )
    return { originalname: name, mimetype: pictureType, size: data.byteLength }
  })
}

const textType = 'text/plain'

/** The log of a program. Only text without control characters but line breaks and tabs: nothing that a program reads as code of its own. */
export async function storePrivateText(
  db: Drizzle,
  kind: keyof typeof privateNames,
  ownerId: number,
  bytes: Buffer,
): Promise<UploadedFile | Refusal> {
  if (!isPlainText(bytes)) return refuse('unsupportedType')
  const name = `${privateNames[kind]}-${randomBytes(16).toString('hex')}.txt`
  await inTransaction(db, (tx) =>
    storeFile(tx, { name, contentType: textType, kind, visibility: 'private', ownerId }, bytes),
  )
  return { originalname: name, mimetype: textType, size: bytes.byteLength }
}

function isPlainText(bytes: Buffer): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
