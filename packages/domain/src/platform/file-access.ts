import { isPermitted, type Permission, type Permitted } from '../people/permissions.ts'

/** Staff who read the private files of customers, by kind. */
const readers: Readonly<Record<string, Permission>> = {
  'service-photo': 'serviceOrders:read',
  receipt: 'payments:write',
  'return-photo': 'returns:read',
}

/** A private file exists for its owner and for the staff it was sent to: a photo of a fault, a receipt. */
export function mayReadFile(
  file: { visibility: 'public' | 'private'; ownerId: number | null; kind: string },
  reader: ({ id: number } & Permitted) | undefined,
): boolean {
  if (file.visibility === 'public') return true
  if (reader === undefined) return false
  const permission = Object.hasOwn(readers, file.kind) ? readers[file.kind] : undefined
  return reader.id === file.ownerId || (permission !== undefined && isPermitted(reader, permission))
}
