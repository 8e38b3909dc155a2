import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { changeResetSale, listResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import { hardwareIdSchema, type ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT } from '@tecnoclick/ui/messages'
import FileCode from 'lucide-react/icons/file-code'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QueuedRequest } from '../../offline/outbox.ts'
import { queueWhenOffline } from '../../offline/queue-when-offline.ts'
import { AccountPage } from '../../people/area/account-page.tsx'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/requests.ts'
import { RequestTable } from './request-table.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(listResetSales)
  return { sales: outcome.ok ? outcome.data.data : undefined, now: Date.now() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const result = await sendHardwareId(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return queueWhenOffline(request, serverAction, hardwareIdRequest)
}

/** Refreshed every 20 seconds while the page is visible (resets.md#my-requests). */
export default function ResetRequests({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const { sales, now, isBehind } = useFreshSales(loaderData)
  return (
    <AccountPage title={t('resets.requests.title')}>
      <FormFailure posted={actionData} />
      {!sales && <ListFailed />}
      {sales?.length === 0 && (
        <Card>
          <EmptyState
            drawing={<FileCode strokeWidth={1.25} />}
            title={t('resets.requests.none')}
            action={<Button href="/reset/list">{t('resets.requests.buy')}</Button>}
          />
        </Card>
      )}
      {sales && sales.length > 0 && (
        <>
          <p role="status" className="-mt-4 mb-4 text-ink-muted text-sm no-script:hidden">
            {isBehind ? t('resets.requests.offline') : t('resets.requests.intro')}
          </p>
          <RequestTable sales={sales} now={now} posted={actionData} />
        </>
      )}
    </AccountPage>
  )
}

/** A sale has one hardware id, so the sale's id makes the idempotency key. */
function hardwareIdKey(saleId: number): string {
  return `hardware-id-${saleId}`
}

/** The request that is sent to the API when the connection is back. */
function hardwareIdRequest(form: FormData): QueuedRequest | undefined {
  const id = idOf(form, 'saleId')
  if (id === undefined) return undefined
  return {
    key: hardwareIdKey(id),
    method: 'PATCH',
    path: `/salereset/${id}`,
    body: { hid: textOf(form, 'hid') },
  }
}

async function sendHardwareId(visit: Visit, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = textsOf(form, ['hid', 'saleId'])
  const id = idOf(form, 'saleId')
  if (id === undefined) return { failure: 'malformed' }
  const checked = checkValues(hardwareIdSchema, values, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(changeResetSale, {
    params: { id },
    body: checked.values,
    headers: keyHeaders(hardwareIdKey(id)),
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'hardwareIdSent', url)
}

interface Loaded {
  sales: ResetSale[] | undefined
  /** The server's clock, so that server and browser render the same. */
  now: number
}

/** resets.md#my-requests */
const refreshMs = seconds(20)

/** Polls the list while the page is visible, with an ETag so that an unchanged list is not sent again. */
function useFreshSales(loaded: Loaded): Loaded & { isBehind: boolean } {
  const [fresh, setFresh] = useState<Loaded & { replaces: Loaded }>()
  const [isBehind, setBehind] = useState(false)
  const etag = useRef<string>(undefined)

  const refresh = useEffectEvent(async () => {
    if (document.hidden) return
    const known: Record<string, string> = etag.current ? { 'if-none-match': etag.current } : {}
    const response = await fetch(`/api${listResetSales.path}`, { headers: known, cache: 'no-store' })
    setBehind(!response.ok && response.status !== 304)
    const before = fresh?.replaces === loaded ? fresh.sales : loaded.sales
    if (response.status === 304) return setFresh({ sales: before, now: Date.now(), replaces: loaded })
    if (!response.ok) return
    const { data }: { data: ResetSale[] } = await response.json()
    etag.current = response.headers.get('etag') ?? undefined
    setFresh({ sales: data, now: Date.now(), replaces: loaded })
  })
  const load = useEffectEvent(() => void refresh().catch(() => setBehind(true)))

  useEffect(() => {
    const timer = setInterval(() => load(), refreshMs)
    const onReturn = () => document.hidden || load()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  // What the router has loaded since then is newer.
  const shown = fresh?.replaces === loaded ? fresh : loaded
  return { sales: shown.sales, now: shown.now, isBehind }
}
