import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { type MouseEvent, useEffect, useRef } from 'react'
import { editAddressPath, newAddressPath } from '../../people/addresses/address-return.ts'
import { RecipientLine } from '../orders/recipient-line.tsx'
import { addressLine } from './address-line.ts'
import { checkoutPage, orderFormId } from './checkout-form.ts'

interface AddressPickerProps {
  addresses: readonly Address[]
  selected: Address
  onSelect(id: number): void
  /** Called when the list opens and closes. No order can be placed while it is open (selling.md#checkout). */
  onPicking(open: boolean): void
  /** Opens the form of an address; without an id, of a new one. */
  onEdit(id?: number): void
  /** The form of an address has just been closed. */
  takesFocus: boolean
}

/** The selected address, its form, and the list of the others. The links work without script too. */
export function AddressPicker(props: AddressPickerProps) {
  const { addresses, selected, onSelect, onPicking, onEdit, takesFocus } = props
  const t = useFullT()
  const box = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  const opens = (id?: number) => (event: MouseEvent) => {
    event.preventDefault()
    onPicking(false)
    onEdit(id)
  }

  return (
    <div ref={box} tabIndex={-1} className="rounded-lg border bg-surface outline-none">
      <div className="px-4 pt-3.5 text-sm wrap-anywhere" id="direccion-elegida">
        <p className="text-ink-muted">{t('checkout.address')}</p>
        <p className="font-semibold">
          <bdi>{addressLine(selected)}</bdi>
        </p>
        <p className="text-ink-muted">
          <RecipientLine recipient={{ name: nameOf(selected), phone: selected.phone }} />
        </p>
      </div>
      <div className="flex flex-wrap px-1.5 pt-1 pb-1.5">
        <Button
          href={editAddressPath(checkoutPage, selected.id)}
          onClick={opens(selected.id)}
          variant="quiet"
          size="sm"
          aria-describedby="direccion-elegida"
        >
          {t('addresses.editAction')}
        </Button>
        <Button href={newAddressPath(checkoutPage)} onClick={opens()} variant="quiet" size="sm">
          {t('checkout.newAddress')}
        </Button>
      </div>
      {addresses.length === 1 ? (
        <input type="hidden" name="addressId" form={orderFormId} value={selected.id} />
      ) : (
        <details ref={details} onToggle={(event) => onPicking(event.currentTarget.open)} className="border-t">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-link text-sm">
            {t('checkout.changeAddress')}
          </summary>
          <div className="px-4 pt-1 pb-4">
            <RadioGroup
              name="addressId"
              form={orderFormId}
              label={t('checkout.address')}
              labelHidden
              look="cards"
              value={String(selected.id)}
              onValueChange={(value) => {
                onSelect(Number(value))
                if (details.current) details.current.open = false
              }}
              options={addresses.map((address) => ({
                value: String(address.id),
                label: <bdi>{nameOf(address)}</bdi>,
                hint: <bdi>{addressLine(address)}</bdi>,
              }))}
            />
          </div>
        </details>
      )}
    </div>
  )
}

function nameOf({ name, lastname }: Address): string {
  return `${name} ${lastname}`
}
