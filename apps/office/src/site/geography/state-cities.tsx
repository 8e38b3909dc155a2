import type { State } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { say } from '../../platform/say.ts'
import { cityListAddress } from './city-list-address.ts'
import { useEveryCity } from './use-every.ts'

/** How many there are, which leads to them, and their names for who only wants to look. */
export function StateCities({ state }: { state: State }) {
  const cities = useEveryCity()?.filter(({ stateId }) => stateId === state.id)
  if (!cities) return null
  return (
    <span className="flex gap-3 max-md:justify-end">
      <TextLink
        href={cityListAddress(state.id)}
        aria-label={`${cities.length} ${say(office.geography.citiesOf, { name: state.name })}`}
        title={say(office.geography.citiesOf, { name: state.name })}
        className="inline-flex min-w-6 items-center justify-end font-semibold tabular-nums max-md:-my-3 max-md:min-h-11 max-md:min-w-11 md:h-5"
      >
        {cities.length}
      </TextLink>
      <span className="text-ink-muted max-md:hidden">{cities.map(({ name }) => name).join(', ')}</span>
    </span>
  )
}
