import { keptFields, type ListPlace } from './list-location.ts'

/** The rest of the list's state, so that a form sent without script changes only what it shows. */
export function KeptFields({ place, changed }: { place: ListPlace; changed: readonly string[] }) {
  return keptFields(place, changed).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
