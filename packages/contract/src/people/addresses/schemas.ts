import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import {
  choiceOf,
  emailSchema,
  idSchema,
  line,
  optionalLine,
  optionalPhone,
  optionalWebsite,
  versionSchema,
} from '../../platform/wire.ts'

const placeSchema = z.object({ id: idSchema, name: z.string() })

/** people.md#addresses; `apartament` is spelled as on the wire. */
export const addressSchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  apartament: z.string().nullable(),
  zip: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  isPrincipal: z.boolean(),
  enable: z.boolean(),
  countryId: idSchema,
  stateId: idSchema,
  cityId: idSchema,
  latitude: z.number(),
  longitude: z.number(),
  createdDate: z.string(),
  updatedDate: z.string(),
  version: z.number().int(),
  country: placeSchema,
  state: placeSchema,
  city: placeSchema,
})

/** The form of people.md#addresses; owner, dates and `enable` are set by the server. */
export const newAddressSchema = z.object({
  name: line(100),
  lastname: line(100),
  company: optionalLine(100),
  street: line(200),
  apartament: optionalLine(60),
  zip: line(12),
  email: emailSchema,
  phone: optionalPhone,
  website: optionalWebsite,
  countryId: choiceOf('validation.country'),
  stateId: choiceOf('validation.state'),
  cityId: choiceOf('validation.city'),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  isPrincipal: z.boolean().optional(),
})

/** In checkout: the courier calls before coming. */
export const deliveryAddressSchema = newAddressSchema.extend({
  phone: newAddressSchema.shape.phone.pipe(z.string(errorKey('validation.required'))),
})

/** `enable: false` is 'Quitar', `isPrincipal: true` is 'Promover' (people.md#addresses). */
export const addressChangeSchema = newAddressSchema
  .partial()
  .extend({ enable: z.boolean().optional(), version: versionSchema })

export type Address = z.infer<typeof addressSchema>
export type NewAddress = z.infer<typeof newAddressSchema>
export type AddressChange = z.infer<typeof addressChangeSchema>
