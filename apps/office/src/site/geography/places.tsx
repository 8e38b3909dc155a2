import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { cities, states } from '@tecnoclick/contract/site/geography/endpoints'
import { type City, cityChangeSchema, type State } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { numberOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { EditDialog } from '../../platform/form/form-dialog.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'

const { geography } = office
const field = fieldsOf(cityChangeSchema)

const toChange = ({ name }: Values) => ({ name: textOf(name) })

/** A place can only conflict with another one of the same name. */
const conflict = { name: geography.nameTaken }

export function stateCalls(client: Client): ResourceCalls {
  return editableCalls(client, states, {
    toNew: ({ name, countryId }) => ({ name: textOf(name), countryId: numberOf(countryId) }),
    toChange,
    conflict,
  })
}

export function cityCalls(client: Client): ResourceCalls {
  return editableCalls(client, cities, {
    toNew: ({ name, stateId, zip }) => ({
      name: textOf(name),
      stateId: numberOf(stateId),
      zip: textOrNull(zip),
    }),
    toChange: ({ name, zip }) => ({ name: textOf(name), zip: textOrNull(zip) }),
    conflict,
  })
}

export function useStates(): readonly State[] {
  return useAllRows<State>('states') ?? []
}

export function RenameStateDialog() {
  return (
    <EditDialog<State>
      title={() => geography.renameState}
      toForm={({ name }) => ({ name })}
      toValues={({ name }) => ({ name })}
      describe={({ name }) => name}
      savedText={(before, after) => fillText(geography.renamed, { before: before.name, after: after.name })}
    >
      {() => <TextInput {...field('name')} label={geography.name} initialFocus />}
    </EditDialog>
  )
}

export function EditCityDialog() {
  return (
    <EditDialog<City>
      title={() => geography.editCity}
      toForm={({ name, zip }) => ({ name, zip: zip ?? '' })}
      toValues={({ name, zip }) => ({ name, zip })}
      describe={({ name, zip }) => [name, zip].filter(Boolean).join(', ')}
      savedText={(_, { name }) => fillText(geography.changed, { name })}
    >
      {() => (
        <>
          <TextInput {...field('name')} label={geography.name} initialFocus />
          <TextInput {...field('zip')} label={geography.zip} hint={geography.zipHint} />
        </>
      )}
    </EditDialog>
  )
}
