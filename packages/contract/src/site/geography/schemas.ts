import { z } from 'zod'
import { idSchema, line, optionalLine, versionSchema } from '../../platform/wire.ts'

const name = line(80)

/** A hidden place is not offered to customers; addresses that have it keep it. */
const enable = z.boolean()

export const countrySchema = z.object({ id: idSchema, name, enable, version: z.number().int() })
export const stateSchema = countrySchema.extend({ countryId: idSchema })
export const citySchema = countrySchema.extend({
  stateId: idSchema,
  /** The postal code that the address form proposes. */
  zip: z.string().nullable(),
})

export const newCountrySchema = z.object({ name })
export const newStateSchema = z.object({ name, countryId: idSchema })
export const newCitySchema = z.object({ name, stateId: idSchema, zip: optionalLine(12) })

/** What is left out stays: `enable`, and the postal code of a city. */
export const placeChangeSchema = z.object({ name, enable: enable.optional(), version: versionSchema })
export const cityChangeSchema = placeChangeSchema.extend({ zip: optionalLine(12) })

export type Country = z.infer<typeof countrySchema>
export type State = z.infer<typeof stateSchema>
export type City = z.infer<typeof citySchema>
export type NewCountry = z.infer<typeof newCountrySchema>
export type NewState = z.infer<typeof newStateSchema>
export type NewCity = z.infer<typeof newCitySchema>
export type CityChange = z.infer<typeof cityChangeSchema>
export type PlaceChange = z.infer<typeof placeChangeSchema>
