import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'

interface AddressCardProps {
  address: Address
  /** Links and buttons of the card. */
  children?: ReactNode
}

/** The principal card is dark (people.md#addresses). Names and streets keep their own writing direction. */
export function AddressCard({ address, children }: AddressCardProps) {
  const t = useFullT()
  const { isPrincipal } = address
  return (
    <Card padding="none" className={`flex h-full flex-col ${isPrincipal ? 'band border-transparent' : ''}`}>
      <div className="flex-1 p-5 wrap-anywhere sm:p-6">
        {isPrincipal && (
          <p className="mb-2 font-semibold text-offer text-xs uppercase tracking-wide">
            {t('addresses.principal')}
          </p>
        )}
        <h2 id={`address-${address.id}`} className="text-lg">
          <bdi>{`${address.name} ${address.lastname}`}</bdi>
        </h2>
        {address.company && (
          <p>
            <bdi>{address.company}</bdi>
          </p>
        )}
        <address
          className={`mt-3 text-sm not-italic ${isPrincipal ? 'text-on-band-muted' : 'text-ink-muted'}`}
        >
          <TextLine>{address.street}</TextLine>
          {address.apartament && <TextLine>{address.apartament}</TextLine>}
          <TextLine>{`${address.city.name}, ${address.state.name}`}</TextLine>
          <TextLine>{`${address.zip} · ${address.country.name}`}</TextLine>
          <div className="mt-3 grid gap-1">
            {address.phone && (
              <TextLine icon={<Phone aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}>
                {address.phone}
              </TextLine>
            )}
            <TextLine icon={<Mail aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}>
              {address.email}
            </TextLine>
          </div>
        </address>
      </div>
      {children && (
        <div
          className={`flex flex-wrap border-t px-1.5 py-2 sm:px-2.5 ${isPrincipal ? 'border-band-line' : ''}`}
        >
          {children}
        </div>
      )}
    </Card>
  )
}

function TextLine({ icon, children }: { icon?: ReactNode; children: string }) {
  return (
    <span className="flex gap-2">
      {icon}
      <span className="min-w-0">
        <bdi>{children}</bdi>
      </span>
    </span>
  )
}
