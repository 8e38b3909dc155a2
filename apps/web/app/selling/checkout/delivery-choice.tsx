import type { PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { useState } from 'react'
import type { AddressQuote } from '../../delivery/delivery-quotes.ts'
import { DeliveryTerms, PickUpTerms } from '../../delivery/delivery-terms.tsx'
import { newAddressPath } from '../../people/addresses/address-return.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { AddressEditor, type NewAddress } from './address-editor.tsx'
import { AddressPicker } from './address-picker.tsx'
import { checkoutPage, orderFormId } from './checkout-form.ts'
import { PickUp } from './pick-up.tsx'
import { StepHeading } from './step-heading.tsx'

export type QuotedAddress = Address & { quote: AddressQuote }

/** Which address the form is for. */
export type Editing = { id: number | undefined }

interface DeliveryChoiceProps extends NewAddress {
  /** Undefined: they could not be loaded. */
  addresses: readonly QuotedAddress[] | undefined
  pickupPoints: readonly PickupPoint[]
  currency: string
  /** The lowest fee of any municipality. */
  lowestFee: number | undefined
  /** The pick-up point of the order before. */
  lastPointId: number | undefined
  /** The chosen one. */
  address: QuotedAddress | undefined
  onAddress(id: number): void
  homeDelivery: boolean
  onHomeDelivery(wanted: boolean): void
  /** The form of an address is open; the first one needs no button. */
  editing: Editing | undefined
  onEditing(editing: Editing | undefined): void
  onPicking(open: boolean): void
}

/** Home delivery or pick-up, with price and day. Delivery needs a saved address (selling.md#checkout). */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { address, currency, homeDelivery, lowestFee } = props
  const t = useFullT()
  return (
    <div className="grid gap-4">
      <RadioGroup
        name="homeDelivery"
        form={orderFormId}
        label={<StepHeading step={1}>{t('checkout.delivery')}</StepHeading>}
        look="cards"
        value={homeDelivery ? 'on' : ''}
        onValueChange={(value) => props.onHomeDelivery(value === 'on')}
        options={[
          {
            value: 'on',
            label: t('checkout.homeDelivery'),
            hint: <DeliveryTerms quote={address?.quote} lowestFee={lowestFee} currency={currency} />,
          },
          { value: '', label: t('site.delivery.pickUp'), hint: <PickUpTerms /> },
        ]}
      />
      {/* Without script the choice cannot reveal the addresses, so they are always shown. */}
      <div className={homeDelivery ? undefined : 'hidden no-script:block'}>
        <HomeAddress {...props} />
      </div>
      {!homeDelivery && <PickUp points={props.pickupPoints} last={props.lastPointId} />}
    </div>
  )
}

/** The chosen address, or the form of one. */
function HomeAddress(props: DeliveryChoiceProps) {
  const { addresses, address, homeDelivery, editing, onEditing } = props
  const t = useFullT()
  const [wasClosed, setClosed] = useState(false)
  // Until it is saved and chosen: the list has the first address a moment earlier.
  const [isFirst, setFirst] = useState(addresses?.length === 0)
  if (!addresses) return <ListFailed text={t('checkout.addressesFailed')} />

  function close() {
    setClosed(true)
    setFirst(false)
    onEditing(undefined)
  }

  if (homeDelivery && (editing || isFirst)) {
    return (
      <AddressEditor
        key={editing?.id}
        places={props.places}
        values={props.values}
        address={addresses.find(({ id }) => id === editing?.id)}
        isFirst={isFirst}
        wasAskedFor={editing !== undefined}
        onSaved={(id) => {
          props.onAddress(id)
          close()
        }}
        onClose={() => (isFirst ? props.onHomeDelivery(false) : close())}
      />
    )
  }
  if (!address) {
    return (
      <div className="grid justify-items-start gap-3 rounded-md bg-sunken p-4 text-sm">
        <p>{t('checkout.noAddresses')}</p>
        <Button href={newAddressPath(checkoutPage)} variant="secondary" size="sm">
          {t('checkout.newAddress')}
        </Button>
      </div>
    )
  }
  return (
    <AddressPicker
      addresses={addresses}
      selected={address}
      onSelect={props.onAddress}
      onPicking={props.onPicking}
      onEdit={(id) => onEditing({ id })}
      takesFocus={wasClosed}
    />
  )
}
