import type { City } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { useT } from '@tecnoclick/ui/messages'
import { required, useListContext } from 'ra-core'
import { CreateDialog } from '../../platform/form/create-dialog.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { say } from '../../platform/say.ts'
import { stateOptions } from './state-options.ts'
import { useEveryState } from './use-every.ts'

const { geography } = office

export function AddCityDialog() {
  const t = useT()
  const states = useEveryState()
  const { filterValues } = useListContext()
  const stateId = String(filterValues.stateId ?? '')
  const stateName = (id: number) => states.find((state) => state.id === id)?.name ?? ''
  return (
    <CreateDialog<City>
      title={geography.addCity}
      saveLabel={geography.add}
      defaultValues={{ stateId, name: '' }}
      tellCreated={({ name, stateId }) => say(geography.added, { name, state: stateName(stateId) })}
    >
      <SelectInput
        source="stateId"
        label={geography.state}
        placeholder={geography.chooseState}
        options={stateOptions(states)}
        required
        validate={required(t('validation.required'))}
        first={stateId === ''}
      />
      <TextInput
        source="name"
        label={geography.name}
        hint={geography.addCityHint}
        required
        maxLength={80}
        validate={required(t('validation.required'))}
        first={stateId !== ''}
      />
    </CreateDialog>
  )
}
