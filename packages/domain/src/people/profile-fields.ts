import type { Fields } from '../platform/fields.ts'

/** The columns of a profile that are read as they are; the forms of the roles say who writes which. */
export const profileFields = {
  name: { kind: 'line', max: 100, required: true },
  lastname: { kind: 'line', max: 100 },
  phone: { kind: 'line', max: 30 },
  photo: { kind: 'line', max: 128 },
  website: { kind: 'line', max: 200 },
  /** Tax code of a business, identity number of a person. */
  ruccode: { kind: 'line', max: 30 },
} as const satisfies Fields
