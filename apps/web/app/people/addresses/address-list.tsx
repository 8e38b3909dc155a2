import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { AddressAction } from './address-action.tsx'
import { AddressCard } from './address-card.tsx'

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const list = useFocusAfterChange(addresses)
  return (
    <ul ref={list} tabIndex={-1} className="grid gap-5 outline-none sm:grid-cols-2 xl:grid-cols-3">
      <li>
        <NewAddressTile />
      </li>
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard address={address}>
            {!address.isPrincipal && <AddressAction intent="promote" address={address} />}
            <EditLink address={address} />
            {!address.isPrincipal && <AddressAction intent="remove" address={address} />}
          </AddressCard>
        </li>
      ))}
    </ul>
  )
}

function NewAddressTile() {
  const t = useT()
  return (
    <Link
      href="/account/address/create"
      className="flex h-full min-h-28 items-center justify-center gap-3 rounded-lg border-2 border-line-strong/50 border-dashed p-6 font-semibold text-link transition-colors hover:border-action hover:bg-action-soft sm:min-h-52 sm:flex-col"
    >
      <Plus aria-hidden="true" className="size-7 shrink-0" />
      {t('addresses.new')}
    </Link>
  )
}

function EditLink({ address: { id } }: { address: Address }) {
  const t = useT()
  return (
    <Button href={`/account/addresses/${id}`} variant="quiet" size="sm" aria-describedby={`address-${id}`}>
      {t('addresses.editAction')}
    </Button>
  )
}

/** A promoted or removed card takes the pressed button with it; the focus stays at the list. */
function useFocusAfterChange(addresses: readonly Address[]) {
  const list = useRef<HTMLUListElement>(null)
  const state = addresses.map(({ id, isPrincipal }) => (isPrincipal ? `${id}!` : id)).join()
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    list.current?.focus({ preventScroll: true })
  }, [state])
  return list
}
