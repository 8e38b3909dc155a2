import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { defaultCoordinates } from '@tecnoclick/domain/people/address-book'
import type { FieldValues } from '../../platform/form/form-result.ts'

export const newAddressValues: FieldValues = {
  latitude: String(defaultCoordinates.latitude),
  longitude: String(defaultCoordinates.longitude),
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
