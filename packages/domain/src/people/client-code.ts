import type { Role } from './roles.ts'

/** The client code of a business that is not approved yet (people.md#wholesale-approval). */
export const unapprovedClientCode = 'NO APROBADO'

/** Every customer has a client code; only that of an approved business is meaningful. */
export function approvedClientCode(code: string | null): string | null {
  return code === unapprovedClientCode ? null : code
}

/** Who pays wholesale prices (people.md#wholesale-approval). Null: there is no profile yet. */
export function isApprovedBusiness(role: Role, clientCode: string | null): boolean {
  return role === 'business' && clientCode !== null && clientCode !== unapprovedClientCode
}
