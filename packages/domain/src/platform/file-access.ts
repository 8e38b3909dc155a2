import { isPermitted, type Permitted } from '../people/permissions.ts'

/** A private file exists for its owner and for staff of the workshop: it is a photo of a fault. */
export function mayReadFile(
  file: { visibility: 'public' | 'private'; ownerId: number | null },
  reader: ({ id: number } & Permitted) | undefined,
): boolean {
  if (file.visibility === 'public') return true
  return reader !== undefined && (reader.id === file.ownerId || isPermitted(reader, 'serviceOrders:read'))
}
