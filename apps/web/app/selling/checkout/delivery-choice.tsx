import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { openingHoursLines } from '@tecnoclick/messages/opening-hours'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { ListFailed } from '../../shell/list-failed.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import { AddressPicker } from './address-picker.tsx'

interface DeliveryChoiceProps {
  /** Undefined: they could not be loaded. */
  addresses: readonly Address[] | undefined
  homeDelivery: boolean
  onHomeDelivery(wanted: boolean): void
  onPicking(open: boolean): void
}

/** Home delivery or pick-up. Delivery needs a saved address (selling.md#checkout). */
export function DeliveryChoice({ addresses, homeDelivery, onHomeDelivery, onPicking }: DeliveryChoiceProps) {
  const t = useT()
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
          <Button href="/account/address/create" variant="secondary" size="sm">
            {t('checkout.newAddress')}
          </Button>
        </div>
      )}
      {/* Without script the choice must be there before the box is ticked. */}
      {addresses?.length !== 0 && (
        <div className={homeDelivery ? undefined : 'hidden no-script:block'}>
          {addresses ? (
            <AddressPicker addresses={addresses} onPicking={onPicking} />
          ) : (
            <ListFailed text={t('checkout.addressesFailed')} />
          )}
        </div>
      )}
      {!homeDelivery && <PickUp />}
    </div>
  )
}

function PickUp() {
  const t = useT()
  const locale = useLocale()
  const store = useShellData()?.store
  if (!store) return null
  const hours = openingHoursLines(store.hours, locale, t).join('; ')
  return (
    <p className="rounded-md bg-sunken p-4 text-sm">
      {t('checkout.pickUpHint', { address: store.address, hours })}
    </p>
  )
}
