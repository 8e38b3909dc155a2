/** Who may sign in (people.md#roles). */
export const roles = ['user', 'business', 'admin'] as const

export type Role = (typeof roles)[number]

/** Who a route is for, from the widest to the narrowest. */
export const audiences = ['public', 'customer', 'admin'] as const

export type Audience = (typeof audiences)[number]

const admits = {
  public: ['user', 'business', 'admin'],
  customer: ['user', 'business', 'admin'],
  admin: ['admin'],
} as const satisfies Record<Audience, readonly Role[]>

export function mayEnter(audience: Audience, role: Role | undefined): boolean {
  if (audience === 'public') return true
  const admitted: readonly Role[] = admits[audience]
  return role !== undefined && admitted.includes(role)
}
