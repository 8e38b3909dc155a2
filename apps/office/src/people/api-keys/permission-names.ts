import type { Permission } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'

const subjects: Readonly<Record<string, string>> = office.apiKeys.subjects
const deeds: Readonly<Record<string, string>> = office.apiKeys.deeds

interface PermissionGroup {
  subject: string
  label: string
  choices: { permission: Permission; label: string }[]
}

/** `orders:read` and `orders:write` are 'Pedidos': 'Ver', 'Cambiar'. In the order of the permissions. */
export function permissionGroups(permissions: readonly Permission[]): PermissionGroup[] {
  return [...Map.groupBy(permissions, (permission) => permission.split(':')[0] ?? '')].map(
    ([subject, members]) => ({
      subject,
      label: subjects[subject] ?? subject,
      choices: members.map((permission) => {
        const deed = permission.split(':')[1] ?? ''
        return { permission, label: deeds[deed] ?? deed }
      }),
    }),
  )
}
