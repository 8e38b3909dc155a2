import type { State } from '@tecnoclick/contract/site/geography/schemas'
import type { SelectOption } from '@tecnoclick/ui/select-field'

export function stateOptions(states: readonly State[]): SelectOption[] {
  return states.map(({ id, name }) => ({ value: String(id), label: name }))
}
