import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import { defaultCoordinates } from '@tecnoclick/domain/people/address-book'
import type { FieldValues } from '../../platform/form/form-result.ts'
import type { Places } from './places.ts'

/** A new address starts with what the account knows. The only country is chosen already. */
export function knownAddressValues(
  email: string,
  profile: Profile | undefined,
  { countries }: Pick<Places, 'countries'>,
): FieldValues {
  const [country, ...others] = countries
  return {
    name: profile?.name ?? '',
    lastname: profile?.lastname ?? '',
    email,
    phone: profile?.phone ?? '',
    ...(country && others.length === 0 && { countryId: String(country.id) }),
    latitude: String(defaultCoordinates.latitude),
    longitude: String(defaultCoordinates.longitude),
  }
}

/** A stored address as the fields of the form hold it. */
export function valuesOf(address: Address): FieldValues {
  const { name, lastname, company, street, apartament, zip, email, phone, website } = address
  return {
    name,
    lastname,
    company: company ?? '',
    street,
    apartament: apartament ?? '',
    zip,
    email,
    phone: phone ?? '',
    website: website ?? '',
    countryId: String(address.countryId),
    stateId: String(address.stateId),
    cityId: String(address.cityId),
    latitude: String(address.latitude),
    longitude: String(address.longitude),
  }
}
