import type { Role } from '@tecnoclick/domain/people/roles'
import { z } from 'zod'
import {
  choiceOf,
  idSchema,
  line,
  optionalLine,
  optionalPhone,
  optionalWebsite,
  versionSchema,
} from '../../platform/wire.ts'

/** people.md#profiles */
export const profileSchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  lastname: z.string().nullable(),
  phone: z.string().nullable(),
  clicode: z.string(),
  photo: z.string().nullable(),
  website: z.string().nullable(),
  ruccode: z.string().nullable(),
  stateId: idSchema.nullable(),
  cityId: idSchema.nullable(),
  enable: z.boolean(),
  createdDate: z.string(),
  updatedDate: z.string(),
  version: z.number().int(),
})

const anyone = {
  phone: optionalPhone,
  website: optionalWebsite,
  stateId: choiceOf('validation.state').nullish(),
  cityId: choiceOf('validation.city').nullish(),
}

/** CI/PASAPORTE is optional (people.md#profiles). */
const personSchema = z.object({ ...anyone, name: line(100), lastname: line(100), ruccode: optionalLine(30) })

const businessSchema = z.object({
  ...anyone,
  name: line(100, 'validation.companyName'),
  ruccode: line(30, 'validation.companyCode'),
  lastname: optionalLine(100),
})

const staffSchema = z.object({
  ...anyone,
  name: line(100),
  lastname: optionalLine(100),
  ruccode: optionalLine(30),
})

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
