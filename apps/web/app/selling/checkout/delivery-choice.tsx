import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { PickupPoint } from '@tecnoclick/contract/selling/delivery/schemas'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { useRef } from 'react'
import { newAddressPath } from '../../people/addresses/address-return.ts'
import { arrivalText } from '../../shell/arrival-text.ts'
import { ListFailed } from '../../shell/list-failed.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import { useMoney } from '../../shell/use-money.ts'
import { RecipientLine } from '../orders/recipient-line.tsx'
import { checkoutPage } from './checkout-form.ts'
import type { AddressQuote } from './delivery-quotes.ts'

export type QuotedAddress = Address & { quote: AddressQuote }

interface DeliveryChoiceProps {
  /** Undefined: they could not be loaded. */
  addresses: readonly QuotedAddress[] | undefined
  pickupPoints: readonly PickupPoint[]
  currency: string
  /** The chosen one. */
  address: QuotedAddress | undefined
  onAddress(id: number): void
  homeDelivery: boolean
  onHomeDelivery(wanted: boolean): void
  onPicking(open: boolean): void
}

/** Home delivery or pick-up. Delivery needs a saved address (selling.md#checkout). */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { addresses, address, onAddress, homeDelivery, onHomeDelivery, onPicking } = props
  const t = useFullT()
  return (
    <div className="grid gap-3">
      <CheckboxField
        name="homeDelivery"
        label={t('checkout.homeDelivery')}
        checked={homeDelivery}
        onChange={(event) => onHomeDelivery(event.target.checked)}
      />
      {homeDelivery && addresses?.length === 0 && (
        <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-danger-soft p-4 text-sm">
          <p className="font-medium text-danger">{t('checkout.noAddresses')}</p>
          <Button href={newAddressPath(checkoutPage)} variant="secondary" size="sm">
            {t('checkout.newAddress')}
          </Button>
        </div>
      )}
      {/* Without script the box cannot reveal the addresses, so they are always shown. */}
      {addresses?.length !== 0 && (
        <div className={homeDelivery ? undefined : 'hidden no-script:block'}>
          {addresses ? (
            <AddressPicker
              addresses={addresses}
              selected={address}
              onSelect={onAddress}
              onPicking={onPicking}
            />
          ) : (
            <ListFailed text={t('checkout.addressesFailed')} />
          )}
        </div>
      )}
      {homeDelivery && address && <QuoteNotice quote={address.quote} currency={props.currency} />}
      {!homeDelivery && <PickUp points={props.pickupPoints} />}
    </div>
  )
}

/** When it arrives, or why it does not. */
function QuoteNotice({ quote, currency }: { quote: AddressQuote; currency: string }) {
  const t = useFullT()
  const locale = useLocale()
  const money = useMoney(currency)
  const { kind, minimum, arrival } = quote
  if (kind === 'notDelivered') return <Notice kind="error">{t('site.delivery.notReachedHere')}</Notice>
  if (kind === 'belowMinimum') {
    return <Notice kind="error">{t('site.delivery.minimumHere', { amount: money(minimum ?? 0) })}</Notice>
  }
  const sentences = [
    kind === 'arranged' && t('site.delivery.arrangedHere'),
    arrival && arrivalText(arrival, locale, t),
  ].filter(Boolean)
  return (
    <p role="status" className="rounded-md bg-sunken p-4 text-sm empty:hidden">
      {sentences.length > 0 && sentences.join(' ')}
    </p>
  )
}

/** The shop, or one of its other points. */
function PickUp({ points }: { points: readonly PickupPoint[] }) {
  const t = useFullT()
  const locale = useLocale()
  const store = useShellData()?.store
  if (!store) return null
  const hours = openingHoursLines(store.hours, locale, t).join('; ')
  if (points.length > 0) {
    // A line each: the address may have another direction than the hours.
    const hint = (address: string, times: string) => (
      <>
        <bdi className="block">{address}</bdi>
        <span className="block">{times}</span>
      </>
    )
    return (
      <RadioGroup
        name="pickupPointId"
        label={t('site.delivery.pointChoice')}
        look="cards"
        defaultValue=""
        options={[
          { value: '', label: t('site.delivery.shop'), hint: hint(store.address, hours) },
          ...points.map((point) => ({
            value: String(point.id),
            label: <bdi>{point.name}</bdi>,
            hint: hint(point.address, openingHoursLines(point.hours, locale, t).join('; ')),
          })),
        ]}
      />
    )
  }
  return (
    <p className="rounded-md bg-sunken p-4 text-sm">
      {t('checkout.pickUpHint', { address: store.address, hours })}
    </p>
  )
}

interface AddressPickerProps {
  addresses: readonly Address[]
  selected: Address | undefined
  onSelect(id: number): void
  /** Called when the list opens and closes. No order can be placed while it is open (selling.md#checkout). */
  onPicking(open: boolean): void
}

/** The selected address on one line; it opens the list of all addresses. */
function AddressPicker({ addresses, selected, onSelect, onPicking }: AddressPickerProps) {
  const t = useFullT()
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={details}
      onToggle={(event) => onPicking(event.currentTarget.open)}
      className="group rounded-md border"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-4 py-3 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block text-ink-muted">{t('checkout.address')}</span>
          {selected && <bdi className="font-medium">{addressLine(selected)}</bdi>}
          {selected && (
            <span className="block text-ink-muted">
              <RecipientLine recipient={{ name: nameOf(selected), phone: selected.phone }} />
            </span>
          )}
        </span>
        <span className="font-semibold text-link group-open:hidden">{t('checkout.changeAddress')}</span>
      </summary>
      <div className="border-t p-4">
        <RadioGroup
          name="addressId"
          label={t('checkout.address')}
          labelHidden
          look="cards"
          value={String(selected?.id ?? '')}
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
        <Button href={newAddressPath(checkoutPage)} variant="secondary" size="sm" className="mt-3">
          {t('checkout.newAddress')}
        </Button>
      </div>
    </details>
  )
}

function nameOf({ name, lastname }: Address): string {
  return `${name} ${lastname}`
}

/** As the order will store it. */
function addressLine({ street, apartament, city, state }: Address): string {
  return addressText({ street, apartament, city: city.name, state: state.name })
}
