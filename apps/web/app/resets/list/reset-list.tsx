import { listResets } from '@tecnoclick/contract/resets/files/endpoints'
import { useT } from '@tecnoclick/ui/messages'
import { Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { ListFailed } from '../../shell/list-failed.tsx'
import { Page } from '../../shell/page.tsx'
import type { Route } from './+types/reset-list.ts'
import { AfterPurchase } from './after-purchase.tsx'
import { BuyersNotes } from './buyers-notes.tsx'
import { ResetSearch } from './reset-search.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(listResets)
  return {
    resets: outcome.ok ? outcome.data.data : undefined,
    /** For a search that was sent without script. */
    query: url.searchParams.get('q')?.slice(0, 80) ?? '',
  }
}

/** Opening and closing the dialog does not reload the list; buying does, a refusal does not (resets.md#reset-files). */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formMethod, actionStatus, currentUrl, nextUrl } = args
  if (actionStatus !== undefined && actionStatus >= 400) return false
  if (formMethod !== undefined && formMethod !== 'GET') return true
  return currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q')
}

/** The purchase is a page of its own over this one: `/reset/order/create/{resetId}` (resets.md#screens). */
export default function ResetList({ loaderData: { resets, query } }: Route.ComponentProps) {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <Page title={t('resets.title')} intro={t('resets.list.intro')} head={{ path: '/reset/list' }}>
      {search.has('bought') && <AfterPurchase />}
      <Outlet />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {resets ? (
          <ResetSearch resets={resets} query={query} />
        ) : (
          <ListFailed text={t('resets.list.failed')} />
        )}
        <BuyersNotes />
      </div>
    </Page>
  )
}
