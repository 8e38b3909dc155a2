import { endDevice, endOtherDevices, listDevices } from '@tecnoclick/contract/people/devices/endpoints'
import type { Device } from '@tecnoclick/contract/people/devices/schemas'
import { useFullT } from '@tecnoclick/ui/messages'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/devices.ts'
import { DeviceCard } from './device-card.tsx'
import { type EndResult, EndSessionForm, useEndResultToast } from './end-session-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(listDevices)
  return { devices: outcome.ok ? outcome.data.data : undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  return formResponse(await endSessions(visitOf(context), await request.formData()))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** people.md#devices */
export default function Devices({ loaderData: { devices }, actionData }: Route.ComponentProps) {
  const t = useFullT()
  useEndResultToast()
  const posted: EndResult | undefined = actionData
  return (
    <AccountPage title={t('account.devices.title')}>
      <div className="grid gap-5">
        <p className="max-w-prose text-ink-muted">{t('account.devices.intro')}</p>
        <FormFailure posted={posted} />
        {posted?.done && <PlainNotice kind="success">{t(`account.devices.${posted.done}`)}</PlainNotice>}
        {devices ? <DeviceList devices={devices} /> : <ListFailed />}
      </div>
    </AccountPage>
  )
}

async function endSessions(visit: Visit, form: FormData): Promise<EndResult> {
  const { client } = visit
  const isAll = textOf(form, 'intent') === 'endOthers'
  const id = idOf(form, 'id')
  if (!isAll && id === undefined) return { failure: 'malformed' }
  const outcome =
    isAll || id === undefined
      ? await client.attempt(endOtherDevices)
      : await client.attempt(endDevice, { params: { id } })
  // Whoever ended it in another tab was as quick.
  if (outcome.ok || outcome.error.code === 'notFound') return { done: isAll ? 'othersEnded' : 'ended' }
  return refusedResult(outcome.error, visit)
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useFullT()
  const others = devices.filter(({ current }) => !current)
  return (
    <>
      <ul className="grid gap-4">
        {devices
          .filter(({ current }) => current)
          .concat(others)
          .map((device) => (
            <li key={device.id}>
              <DeviceCard device={device} />
            </li>
          ))}
      </ul>
      {others.length > 0 ? (
        <EndSessionForm intent="endOthers" />
      ) : (
        <p className="text-ink-muted text-sm">{t('account.devices.onlyThis')}</p>
      )}
    </>
  )
}
