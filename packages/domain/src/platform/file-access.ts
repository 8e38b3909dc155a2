import { isPermitted, type Permission, type Permitted } from '../people/permissions.ts'

/** Staff who read the private files of customers, by kind. */
const readers: Readonly<Record<string, Permission>> = {
  'service-photo': 'serviceOrders:read',
  receipt: 'payments:write',
  'return-photo': 'returns:read',
  'reset-log': 'resetSales:read',
  reset: 'resets:read',
}

/** The kinds of private files that these staff read. */
export function readableKinds(reader: Permitted): string[] {
  return Object.keys(readers).filter((kind) => isReader(reader, kind))
}

function isReader(reader: Permitted, kind: string): boolean {
  const permission = Object.hasOwn(readers, kind) ? readers[kind] : undefined
  return permission !== undefined && isPermitted(reader, permission)
}

/** A private file exists for its owner and for the staff it was sent to: a photo of a fault, a receipt. */
export function mayReadFile(
  file: { visibility: 'public' | 'private'; ownerId: number | null; kind: string },
  reader: ({ id: number } & Permitted) | undefined,
): boolean {
  if (file.visibility === 'public') return true
  if (reader === undefined) return false
  return reader.id === file.ownerId || isReader(reader, file.kind)
}
