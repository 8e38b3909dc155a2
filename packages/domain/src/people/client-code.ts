import type { Role } from './roles.ts'

/** B §3, §9: the client code of a business that the shop has not approved yet. */
export const unapprovedClientCode = 'NO APROBADO'

/** Who pays wholesale prices (DECISIONS 1.5). Null: there is no profile yet. */
export function isApprovedBusiness(role: Role, clientCode: string | null): boolean {
  return role === 'business' && clientCode !== null && clientCode !== unapprovedClientCode
}
