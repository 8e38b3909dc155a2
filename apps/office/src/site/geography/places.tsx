import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import {
  adminCities,
  adminCountries,
  adminStates,
  cities,
  countries,
  states,
} from '@tecnoclick/contract/site/geography/endpoints'
import {
  type City,
  type Country,
  cityChangeSchema,
  type State,
} from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { numberOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { EditDialog } from '../../platform/form/form-dialog.tsx'
import { CheckboxInput, TextInput } from '../../platform/form/inputs.tsx'
import { placeName } from '../../platform/form/place-option.ts'

const { geography } = office
const field = fieldsOf(cityChangeSchema)

const toChange = ({ name, enable }: Values) => ({ name: textOf(name), enable: enable === true })

/** A place can only conflict with another one of the same name. */
const conflict = { name: geography.nameTaken }

export function countryCalls(client: Client): ResourceCalls {
  return editableCalls(
    client,
    { ...countries, ...adminCountries },
    {
      toNew: ({ name }) => ({ name: textOf(name) }),
      toChange,
      conflict,
    },
  )
}

export function stateCalls(client: Client): ResourceCalls {
  return editableCalls(
    client,
    { ...states, ...adminStates },
    {
      toNew: ({ name, countryId }) => ({ name: textOf(name), countryId: numberOf(countryId) }),
      toChange,
      conflict,
    },
  )
}

export function cityCalls(client: Client): ResourceCalls {
  return editableCalls(
    client,
    { ...cities, ...adminCities },
    {
      toNew: ({ name, stateId, zip }) => ({
        name: textOf(name),
        stateId: numberOf(stateId),
        zip: textOrNull(zip),
      }),
      toChange: ({ zip, ...values }) => ({ ...toChange(values), zip: textOrNull(zip) }),
      conflict,
    },
  )
}

export function useStates(): readonly State[] {
  return useAllRows<State>('states') ?? []
}

export function EditPlaceDialog({ title }: { title: string }) {
  return (
    <EditDialog<Country>
      title={() => title}
      toForm={({ name, enable }) => ({ name, enable })}
      toValues={({ name, enable }) => ({ name, enable })}
      describe={placeName}
      savedText={(_, { name }) => fillText(geography.changed, { name })}
    >
      {() => (
        <>
          <TextInput {...field('name')} label={geography.name} initialFocus />
          <PlaceVisibility />
        </>
      )}
    </EditDialog>
  )
}

function PlaceVisibility() {
  return <CheckboxInput source="enable" label={geography.offered} hint={geography.offeredHint} />
}

export function EditCityDialog() {
  return (
    <EditDialog<City>
      title={() => geography.editCity}
      toForm={({ name, zip, enable }) => ({ name, zip: zip ?? '', enable })}
      toValues={({ name, zip, enable }) => ({ name, zip, enable })}
      describe={(city) => [placeName(city), city.zip].filter(Boolean).join(', ')}
      savedText={(_, { name }) => fillText(geography.changed, { name })}
    >
      {() => (
        <>
          <TextInput {...field('name')} label={geography.name} initialFocus />
          <TextInput {...field('zip')} label={geography.zip} hint={geography.zipHint} />
          <PlaceVisibility />
        </>
      )}
    </EditDialog>
  )
}
