import { keyPermissions } from '@tecnoclick/domain/people/api-key'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import type { Route } from './route.ts'

/** What an API key needs for a route; undefined if the route is for people or for everybody (people.md#api-keys). */
export function keyPermissionOf({ access, permission, keyPermission, reads }: Route): Permission | undefined {
  if (access === 'public') return undefined
  const needed = permission ?? keyPermission ?? reads?.permission
  return needed && keyPermissions.includes(needed) ? needed : undefined
}
