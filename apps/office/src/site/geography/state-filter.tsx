import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useListContext } from 'ra-core'
import { stateOptions } from './state-options.ts'
import { useEveryState } from './use-every.ts'

export function StateFilter() {
  const { filterValues, setFilters } = useListContext()
  const states = useEveryState()
  return (
    <SelectField
      label={office.geography.state}
      labelHidden
      placeholder={office.geography.everyState}
      options={stateOptions(states)}
      value={String(filterValues.stateId ?? '')}
      onChange={(event) => {
        const { value } = event.currentTarget
        setFilters(value ? { stateId: Number(value) } : {})
      }}
      className="mb-4 sm:max-w-64"
    />
  )
}
