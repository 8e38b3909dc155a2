import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { useT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { useRef, useState } from 'react'

interface AddressPickerProps {
  addresses: readonly Address[]
  /** Called when the list opens and closes: meanwhile no order can be placed (selling.md#checkout). */
  onPicking(open: boolean): void
}

/** The chosen address in one line; the list of all behind it. */
export function AddressPicker({ addresses, onPicking }: AddressPickerProps) {
  const t = useT()
  const details = useRef<HTMLDetailsElement>(null)
  const principal = addresses.find(({ isPrincipal }) => isPrincipal) ?? addresses[0]
  const [chosen, setChosen] = useState(String(principal?.id ?? ''))
  const shown = addresses.find(({ id }) => String(id) === chosen) ?? principal
  return (
    <details
      ref={details}
      onToggle={(event) => onPicking(event.currentTarget.open)}
      className="group rounded-md border"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-4 py-3 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block text-ink-muted">{t('checkout.address')}</span>
          {shown && <bdi className="font-medium">{lineOf(shown)}</bdi>}
        </span>
        <span className="font-semibold text-link group-open:hidden">{t('checkout.changeAddress')}</span>
      </summary>
      <div className="border-t p-4">
        <RadioGroup
          name="addressId"
          label={t('checkout.address')}
          labelHidden
          look="cards"
          value={chosen}
          onValueChange={(value) => {
            setChosen(value)
            if (details.current) details.current.open = false
          }}
          options={addresses.map((address) => ({
            value: String(address.id),
            label: <bdi>{`${address.name} ${address.lastname}`}</bdi>,
            hint: <bdi>{lineOf(address)}</bdi>,
          }))}
        />
      </div>
    </details>
  )
}

/** As the order will keep it. */
function lineOf({ street, apartament, city, state }: Address): string {
  return addressText({ street, apartament, city: city.name, state: state.name })
}
