import { useFullT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import type { FieldErrors, FieldValues } from '../../platform/form/form-result.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import type { Place, Places, PlaceWithin } from './places.ts'

interface PlaceFieldsProps {
  places: Places
  chosen: FieldValues
  errors: FieldErrors
  city: string
  onCity(id: string): void
}

/**
 * Country, then its states, then their cities (people.md#addresses). The only country is not asked for. Without script the lists cannot be narrowed
 * down, so every city is offered with its state, and the server checks that they belong together.
 */
export function PlaceFields({ places, chosen, errors, city, onCity }: PlaceFieldsProps) {
  const t = useFullT()
  const hydrated = useHydrated()
  const only = places.countries.length === 1 ? places.countries[0] : undefined
  const [country, setCountry] = useState(only ? String(only.id) : (chosen.countryId ?? ''))
  const [state, setState] = useState(chosen.stateId ?? '')
  const shared = { required: true, placeholder: t('ui.choose') }

  function chooseCountry(id: string) {
    setCountry(id)
    chooseState('')
  }

  function chooseState(id: string) {
    setState(id)
    onCity('')
  }

  return (
    <>
      {only ? (
        <input type="hidden" name="countryId" value={country} />
      ) : (
        <SelectField
          {...shared}
          name="countryId"
          label={t('addresses.country')}
          error={errors.countryId}
          options={places.countries.map(toOption)}
          value={country}
          onChange={(event) => chooseCountry(event.target.value)}
        />
      )}
      <SelectField
        {...shared}
        name="stateId"
        label={t('addresses.state')}
        error={errors.stateId}
        options={(hydrated ? within(places.states, country) : places.states).map(toOption)}
        disabled={hydrated && country === ''}
        value={state}
        onChange={(event) => chooseState(event.target.value)}
      />
      <SelectField
        {...shared}
        name="cityId"
        label={t('addresses.city')}
        error={errors.cityId}
        options={hydrated ? within(places.cities, state).map(toOption) : withTheirState(places)}
        disabled={hydrated && state === ''}
        value={city}
        onChange={(event) => onCity(event.target.value)}
      />
    </>
  )
}

function within(places: readonly PlaceWithin[], parentId: string): PlaceWithin[] {
  return places.filter((place) => String(place.parentId) === parentId)
}

function toOption({ id, name }: Place) {
  return { value: String(id), label: name }
}

function withTheirState({ states, cities }: Places) {
  const names = new Map(states.map(({ id, name }) => [id, name]))
  return cities.map(({ id, name, parentId }) => ({
    value: String(id),
    label: `${names.get(parentId) ?? ''} · ${name}`,
  }))
}
