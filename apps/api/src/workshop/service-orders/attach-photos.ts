import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { servicePaymentReports } from '@tecnoclick/database/schema/workshop/payment-reports'
import { serviceMessagePhotos } from '@tecnoclick/database/schema/workshop/service-messages'
import { serviceOrderPhotos } from '@tecnoclick/database/schema/workshop/service-orders'
import { and, eq, inArray, isNull, notExists, type SQL } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Photos that this customer uploaded and has not attached yet. */
export async function attachPhotos(
  tx: Transaction,
  orderId: number,
  ownerId: number,
  names: readonly string[],
): Promise<Refusal | undefined> {
  if (names.length === 0) return undefined
  if (!(await areFreePhotos(tx, ownerId, names)))
    return refuse('invalid', { fields: { photos: { code: 'required' } } })
  await tx
    .insert(serviceOrderPhotos)
    .values(names.map((file, index) => ({ serviceOrderId: orderId, position: index + 1, file })))
  return undefined
}

/** The same for a message. Photos of a ticket link have no owner; their names cannot be guessed. */
export async function attachMessagePhotos(
  tx: Transaction,
  messageId: number,
  ownerId: number | null,
  names: readonly string[],
): Promise<Refusal | undefined> {
  if (names.length === 0) return undefined
  if (!(await areFreePhotos(tx, ownerId, names)))
    return refuse('invalid', { fields: { photos: { code: 'required' } } })
  await tx
    .insert(serviceMessagePhotos)
    .values(names.map((file, index) => ({ messageId, position: index + 1, file })))
  return undefined
}

export async function areFreePhotos(
  tx: Transaction,
  ownerId: number | null,
  names: readonly string[],
): Promise<boolean> {
  const free = await tx
    .select({ name: files.name })
    .from(files)
    .where(
      and(
        inArray(files.name, [...names]),
        ownerId === null ? isNull(files.ownerId) : eq(files.ownerId, ownerId),
        eq(files.kind, 'service-photo'),
        ...isLoosePhoto(tx),
      ),
    )
  return free.length === names.length
}

/** Conditions on `files`: no request, message or reported payment has it. */
export function isLoosePhoto(db: Drizzle | Transaction): SQL[] {
  const places = [serviceOrderPhotos.file, serviceMessagePhotos.file, servicePaymentReports.photo]
  return places.map((file) => notExists(db.select({ file }).from(file.table).where(eq(file, files.name))))
}
