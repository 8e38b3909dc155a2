import { editableEndpoints, readableEndpoints } from '../../platform/editable.ts'
import type {
  City,
  CityChange,
  Country,
  NewCity,
  NewCountry,
  NewState,
  PlaceChange,
  State,
} from './schemas.ts'

export const countries = editableEndpoints<Country, NewCountry, PlaceChange>('/countries')
export const states = editableEndpoints<State, NewState, PlaceChange>('/states')
export const cities = editableEndpoints<City, NewCity, CityChange>('/cities')

/** With the hidden ones, for staff. */
export const adminCountries = readableEndpoints<Country>('/admin/countries')
export const adminStates = readableEndpoints<State>('/admin/states')
export const adminCities = readableEndpoints<City>('/admin/cities')
