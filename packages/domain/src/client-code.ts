/** B §3, §9: the client code of a business that the shop has not approved yet. */
export const unapprovedClientCode = 'NO APROBADO'

export function isApproved(clientCode: string): boolean {
  return clientCode !== unapprovedClientCode
}
