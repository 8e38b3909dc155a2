import { newProfileSchemas } from '@tecnoclick/contract/people/profiles/schemas'
import type { Role } from '@tecnoclick/domain/people/roles'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { readProfile } from './read-profile.ts'

export function profileRules(role: Role): FormRules {
  return { check: (form, t) => complaintsOf(newProfileSchemas[role], readProfile(form, role), t) }
}
