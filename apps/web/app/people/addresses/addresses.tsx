import { changeAddress, listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/addresses.ts'
import { AddressCard } from './address-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id } = await requireViewer(visit)
  const addresses = await visit.client.attempt(listAddresses, { params: { userId: id } })
  return { addresses: addresses.ok ? addresses.data.data : undefined }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await promoteOrRemove(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function Addresses({ loaderData: { addresses }, actionData }: Route.ComponentProps) {
  const t = useFullT()
  return (
    <AccountPage title={t('addresses.title')}>
      <FormFailure posted={actionData} />
      {addresses ? <AddressList addresses={addresses} /> : <ListFailed />}
    </AccountPage>
  )
}

const changes = {
  promote: { body: { isPrincipal: true }, flash: 'addressPromoted' },
  remove: { body: { enable: false }, flash: 'addressRemoved' },
} as const

type AddressIntent = keyof typeof changes

/** 'Promover' and 'Quitar' (people.md#addresses). The API decides whether it is allowed. */
async function promoteOrRemove(visit: Visit, form: FormData, url: URL): Promise<FormResult | Response> {
  const id = idOf(form, 'id')
  const change = changes[textOf(form, 'intent') === 'promote' ? 'promote' : 'remove']
  if (id === undefined) return { failure: 'malformed' }
  const outcome = await visit.client.attempt(changeAddress, {
    params: { id },
    body: { ...change.body, version: idOf(form, 'version') },
  })
  return outcome.ok ? redirectWithFlash(url.pathname, change.flash, url) : refusedResult(outcome.error, visit)
}

function AddressList({ addresses }: { addresses: readonly Address[] }) {
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
  const t = useFullT()
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
  const t = useFullT()
  return (
    <Button href={`/account/addresses/${id}`} variant="quiet" size="sm" aria-describedby={`address-${id}`}>
      {t('addresses.editAction')}
    </Button>
  )
}

/** The pressed button disappears with a promoted or removed card, so the list gets the focus. */
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

const intents = {
  promote: {
    label: 'addresses.promote',
    title: 'addresses.promoteTitle',
    text: 'addresses.promoteText',
    tone: 'primary',
  },
  remove: {
    label: 'addresses.remove',
    title: 'addresses.removeTitle',
    text: 'addresses.removeText',
    tone: 'danger',
  },
} as const satisfies Record<AddressIntent, object>

/** With script it asks for confirmation first. */
function AddressAction({ intent, address }: { intent: AddressIntent; address: Address }) {
  const t = useFullT()
  const confirm = useConfirm()
  const fetcher = useFetcher<FormResult>()
  const { label, title, text, tone } = intents[intent]

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (await confirm({ title: t(title), text: t(text), tone })) await fetcher.submit(form)
  }

  return (
    <form method="post" action="/account/addresses" onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={address.id} />
      <input type="hidden" name="version" value={address.version} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        busy={fetcher.state !== 'idle'}
        aria-describedby={`address-${address.id}`}
      >
        {t(label)}
      </Button>
      <FormFailure posted={fetcher.data} />
    </form>
  )
}
