import type { Role } from './roles.ts'

/** The client code of a business that is not approved yet (people.md#wholesale-approval). */
export const unapprovedClientCode = 'NO APROBADO'

/** Who pays wholesale prices (people.md#wholesale-approval). Null: there is no profile yet. */
export function isApprovedBusiness(role: Role, clientCode: string | null): boolean {
  return role === 'business' && clientCode !== null && clientCode !== unapprovedClientCode
}
