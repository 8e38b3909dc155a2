import { editableEndpoints } from '../../platform/editable.ts'
import type {
  City,
  CityChange,
  Country,
  NameChange,
  NewCity,
  NewCountry,
  NewState,
  State,
} from './schemas.ts'

export const countries = editableEndpoints<Country, NewCountry, NameChange>('/countries')
export const states = editableEndpoints<State, NewState, NameChange>('/states')
export const cities = editableEndpoints<City, NewCity, CityChange>('/cities')
