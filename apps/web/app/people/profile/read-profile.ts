import type { Role } from '@tecnoclick/domain/people/roles'
import { textsOf } from '../../platform/form/read-form.ts'

/** The fields of each role's form and no others, so that the rest of a profile stays as it is (people.md#profiles). */
const fields = {
  user: ['name', 'lastname', 'ruccode'],
  business: ['name', 'ruccode', 'website'],
  admin: ['name'],
} as const satisfies Record<Role, readonly string[]>

export function readProfile(form: FormData, role: Role): Record<string, string> {
  return textsOf(form, fields[role])
}
