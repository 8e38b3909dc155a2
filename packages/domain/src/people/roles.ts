/** Who may sign in (people.md#roles). */
export const roles = ['user', 'business', 'admin'] as const

export type Role = (typeof roles)[number]

/** Who a route is for, from the widest to the narrowest. */
export const accessLevels = ['public', 'customer', 'admin'] as const

export type Access = (typeof accessLevels)[number]

const admits = {
  public: ['user', 'business', 'admin'],
  customer: ['user', 'business', 'admin'],
  admin: ['admin'],
} as const satisfies Record<Access, readonly Role[]>

export function hasAccess(access: Access, role: Role | undefined): boolean {
  if (access === 'public') return true
  const admitted: readonly Role[] = admits[access]
  return role !== undefined && admitted.includes(role)
}
