import { listResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import FileCode from 'lucide-react/icons/file-code'
import { queueWhenOffline } from '../../offline/queue-when-offline.ts'
import { AccountPage } from '../../people/area/account-page.tsx'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { formResponse } from '../../platform/form/form-response.ts'
import { visitOf } from '../../rendering/context.ts'
import { ListFailed } from '../../shell/list-failed.tsx'
import type { Route } from './+types/requests.ts'
import { hardwareIdParcel } from './hardware-id-parcel.ts'
import { RequestTable } from './request-table.tsx'
import { sendHardwareId } from './send-hardware-id.ts'
import { useFreshSales } from './use-fresh-sales.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(listResetSales)
  return { sales: outcome.ok ? outcome.data.data : undefined, now: Date.now() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const answer = await sendHardwareId(visitOf(context), await request.formData(), url)
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return queueWhenOffline(request, serverAction, hardwareIdParcel)
}

/** Refreshed every 20 seconds while somebody looks (resets.md#my-requests). */
export default function ResetRequests({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
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
