import { profileFields } from '@tecnoclick/domain/people/profile-fields'
import type { Role } from '@tecnoclick/domain/people/roles'
import { z } from 'zod'
import { inputSchemas, rowSchemas } from '../../platform/own-fields.ts'
import {
  choiceOf,
  idSchema,
  line,
  optionalPhone,
  optionalWebsite,
  versionSchema,
} from '../../platform/wire.ts'

/** people.md#profiles */
export const profileSchema = z.object({
  id: idSchema,
  userId: idSchema,
  ...rowSchemas(profileFields),
  clicode: z.string(),
  stateId: idSchema.nullable(),
  cityId: idSchema.nullable(),
  enable: z.boolean(),
  createdDate: z.string(),
  updatedDate: z.string(),
  version: z.number().int(),
})

const { name, lastname, ruccode } = inputSchemas(profileFields)

const anyone = {
  phone: optionalPhone,
  website: optionalWebsite,
  stateId: choiceOf('validation.state').nullish(),
  cityId: choiceOf('validation.city').nullish(),
}

/** CI/PASAPORTE is optional (people.md#profiles). */
const personSchema = z.object({ ...anyone, name, lastname: line(profileFields.lastname.max), ruccode })

const businessSchema = z.object({
  ...anyone,
  name: line(profileFields.name.max, 'validation.companyName'),
  ruccode: line(profileFields.ruccode.max, 'validation.companyCode'),
  lastname,
})

const staffSchema = z.object({ ...anyone, name, lastname, ruccode })

/**
 * The form depends on the role (people.md#profiles). Other fields of a body are ignored: client code, owner and photo
 * are set by the server (platform.md#server-owned-fields).
 */
export const newProfileSchemas = {
  user: personSchema,
  business: businessSchema,
  admin: staffSchema,
} as const satisfies Record<Role, z.ZodType>

const version = { version: versionSchema }

export const profileChangeSchemas = {
  user: personSchema.partial().extend(version),
  business: businessSchema.partial().extend(version),
  admin: staffSchema.partial().extend(version),
} as const satisfies Record<Role, z.ZodType>

export type Profile = z.infer<typeof profileSchema>
export type NewProfile = z.infer<(typeof newProfileSchemas)[Role]>
export type ProfileChange = z.infer<(typeof profileChangeSchemas)[Role]>
