import { newProfileSchemas } from '@tecnoclick/contract/people/profiles/schemas'
import type { Role } from '@tecnoclick/domain/people/roles'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'

export function profileRules(role: Role): FormRules {
  return { check: (form, t) => validationErrors(newProfileSchemas[role], readProfile(form, role), t) }
}

/** The fields of each role's form and no others, so that the rest of a profile stays as it is (people.md#profiles). */
const fields = {
  user: ['name', 'lastname', 'ruccode', 'phone'],
  business: ['name', 'ruccode', 'website', 'phone'],
  admin: ['name'],
} as const satisfies Record<Role, readonly string[]>

export function readProfile(form: FormData, role: Role): Record<string, string> {
  return textsOf(form, fields[role])
}
