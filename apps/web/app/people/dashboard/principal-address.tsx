import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import MapPin from 'lucide-react/icons/map-pin'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { ListFailed } from '../../shell/list-failed.tsx'
import { AddressCard } from '../addresses/address-card.tsx'

/** Null: there is none; undefined: it could not be loaded. */
export function PrincipalAddress({ address }: { address: Address | null | undefined }) {
  const t = useT()
  if (address === undefined) return <ListFailed />
  if (address === null) {
    return (
      <Card className="grid place-items-center">
        <EmptyState
          className="py-6 sm:py-8"
          drawing={<MapPin strokeWidth={1.25} className="size-12" />}
          title={t('account.dashboard.noAddresses')}
          action={
            <Button
              href="/account/address/create"
              variant="secondary"
              icon={<MapPinPlus aria-hidden="true" className="size-4.5" />}
            >
              {t('addresses.new')}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <AddressCard address={address}>
      <Button href={`/account/addresses/${address.id}`} variant="quiet" size="sm">
        {t('addresses.editAction')}
      </Button>
    </AddressCard>
  )
}
