import type { Transaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { serviceOrderPhotos } from '@tecnoclick/database/schema/workshop/service-orders'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Photos that this customer uploaded and has not attached yet. */
export async function attachPhotos(
  tx: Transaction,
  orderId: number,
  ownerId: number,
  names: readonly string[],
): Promise<Refusal | undefined> {
  if (names.length === 0) return undefined
  const attached = tx
    .select({ file: serviceOrderPhotos.file })
    .from(serviceOrderPhotos)
    .where(eq(serviceOrderPhotos.file, files.name))
  const free = await tx
    .select({ name: files.name })
    .from(files)
    .where(
      and(
        inArray(files.name, [...names]),
        eq(files.ownerId, ownerId),
        eq(files.kind, 'service-photo'),
        notExists(attached),
      ),
    )
  if (free.length !== names.length) return refuse('invalid', { fields: { photos: { code: 'required' } } })
  await tx
    .insert(serviceOrderPhotos)
    .values(names.map((file, index) => ({ serviceOrderId: orderId, position: index + 1, file })))
  return undefined
}
