import type { Country } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { SelectOption } from '@tecnoclick/ui/select-field'

export function placeName({ name, enable }: Pick<Country, 'name' | 'enable'>): string {
  return enable ? name : fillText(office.geography.hidden, { name })
}

/** Staff may choose a hidden place; it is marked. */
export function placeOption(place: Pick<Country, 'id' | 'name' | 'enable'>): SelectOption {
  return { value: String(place.id), label: placeName(place) }
}
