import { z } from 'zod'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

const name = line(80)

export const countrySchema = z.object({ id: idSchema, name, version: z.number().int() })
export const stateSchema = countrySchema.extend({ countryId: idSchema })
export const citySchema = countrySchema.extend({ stateId: idSchema })

export const newCountrySchema = z.object({ name })
export const newStateSchema = z.object({ name, countryId: idSchema })
export const newCitySchema = z.object({ name, stateId: idSchema })

export const nameChangeSchema = z.object({ name, version: versionSchema })

export type Country = z.infer<typeof countrySchema>
export type State = z.infer<typeof stateSchema>
export type City = z.infer<typeof citySchema>
export type NewCountry = z.infer<typeof newCountrySchema>
export type NewState = z.infer<typeof newStateSchema>
export type NewCity = z.infer<typeof newCitySchema>
export type NameChange = z.infer<typeof nameChangeSchema>
