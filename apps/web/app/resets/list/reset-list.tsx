import { listResets } from '@tecnoclick/contract/resets/files/endpoints'
import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { keptPage } from '../../offline/kept-page.ts'
import { connection } from '../../platform/connection-state.ts'
import { printerBox } from '../../platform/page/lazy-printer-box.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { Page } from '../../platform/page/page.tsx'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { idIn, SignInOffer } from '../../platform/session/sign-in-offer.tsx'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate } from '../../rendering/lazy-hydrate.tsx'
import type { Route } from './+types/reset-list.ts'
import { groupByModel, matchingResets } from './matching-resets.ts'
import { ResetTable } from './reset-table.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = visitOf(context)
  const [outcome, settings] = await Promise.all([
    client.attempt(listResets),
    client.attempt(getPublicSettings),
  ])
  return {
    keyAnswerHours: (settings.ok ? settings.data : initialPublicSettings).keyAnswerHours,
    resets: outcome.ok ? outcome.data.data : undefined,
    /** For a search without script. */
    query: url.searchParams.get('q')?.slice(0, 80) ?? '',
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isList = new URL(request.url).pathname.replace(/\/$/, '') === '/reset/list'
  return isList ? keptPage(request.url, serverLoader, ({ resets }) => resets !== undefined) : serverLoader()
}
/** Keeps the list that came with the document too. */
clientLoader.hydrate = true as const

/** Opening and closing the dialog does not reload the list; buying does, a refusal does not (resets.md#reset-files). */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formMethod, actionStatus, currentUrl, nextUrl } = args
  if (actionStatus !== undefined && actionStatus >= 400) return false
  if (formMethod !== undefined && formMethod !== 'GET') return true
  const isStored = connection.getState().dataFrom !== undefined
  return isStored || currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q')
}

/** The purchase is a child route: `/reset/order/create/{resetId}` (resets.md#screens). */
export default function ResetList({ loaderData }: Route.ComponentProps) {
  const { resets, query, keyAnswerHours } = loaderData
  const t = useFullT()
  const [search] = useSearchParams()
  const wanted = idIn(search, 'buy')
  return (
    <Page title={t('resets.title')} intro={t('resets.list.intro')} head={{ path: '/reset/list' }}>
      {search.has('bought') && <AfterPurchase />}
      {wanted !== undefined && (
        <SignInOffer next={purchasePath(wanted, search)} text={t('resets.list.signInRequired')} />
      )}
      <Outlet />
      <LazyHydrate part={printerBox} props={{ className: 'mb-8' }} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        {resets ? (
          <ResetSearch resets={resets} query={query}>
            <details className="mb-4 xl:hidden">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
                {t('resets.list.noteTitle')}
              </summary>
              <BuyersNotes hours={keyAnswerHours} />
            </details>
          </ResetSearch>
        ) : (
          <ListFailed text={t('resets.list.failed')} />
        )}
        <aside className="xl:sticky xl:top-[calc(var(--header-height)+1.5rem)] max-xl:hidden">
          <Notice kind="warning" title={t('resets.list.noteTitle')}>
            <BuyersNotes hours={keyAnswerHours} />
          </Notice>
        </aside>
      </div>
    </Page>
  )
}

function purchasePath(resetId: number, search: URLSearchParams): string {
  const plan = search.get('plan') === 'permanent' ? '?plan=permanent' : ''
  return `/reset/order/create/${resetId}${plan}`
}

/** Stays after the toast is gone, with the link to the next step. */
function AfterPurchase() {
  const t = useFullT()
  useEffect(() => forgetDone('reset'), [])
  return (
    <Notice
      kind="success"
      role="status"
      action={<TextLink href="/account/ordersreset">{t('resets.requests.title')}</TextLink>}
      className="mb-8"
    >
      {t('resets.purchase.next')}
    </Notice>
  )
}

/** resets.md#reset-files */
function BuyersNotes({ hours }: { hours: number }) {
  const t = useFullT()
  const notes = [
    t('resets.list.noteData'),
    t('resets.list.noteLiability'),
    t('resets.list.noteDelay', { hours }),
  ]
  return (
    <ul className="mt-1.5 grid list-disc gap-1.5 ps-4 text-ink-muted text-sm">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

interface ResetSearchProps {
  resets: readonly Reset[]
  query: string
  /** Between the search and the list. */
  children?: ReactNode
}

/** Filters while typing; without script with its button. */
function ResetSearch({ resets, query, children }: ResetSearchProps) {
  const t = useFullT()
  const [typed, setTyped] = useState(query)
  const shown = matchingResets(resets, useDeferredValue(typed))
  return (
    <section className="min-w-0">
      <search>
        <form
          action="/reset/list"
          onSubmit={(event) => event.preventDefault()}
          className="mb-6 flex max-w-md items-end gap-3"
        >
          <TextField
            name="q"
            type="search"
            label={t('resets.list.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            leading={<Search aria-hidden="true" className="size-4.5" />}
            autoComplete="off"
            spellCheck={false}
            className="flex-1"
          />
          <span className="hidden no-script:block">
            <Button type="submit" variant="secondary">
              {t('resets.list.searchAction')}
            </Button>
          </span>
        </form>
      </search>
      {children}
      {shown.length > 0 ? (
        <ResetTable models={groupByModel(shown)} query={typed} />
      ) : (
        <EmptyState drawing={<SearchX strokeWidth={1.25} />} title={t('resets.list.none')} />
      )}
    </section>
  )
}
