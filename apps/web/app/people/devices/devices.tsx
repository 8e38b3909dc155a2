import { endDevice, endOtherDevices, listDevices } from '@tecnoclick/contract/people/devices/endpoints'
import type { Device } from '@tecnoclick/contract/people/devices/schemas'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { Badge } from '@tecnoclick/ui/badge'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/devices.ts'
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

function DeviceCard({ device }: { device: Device }) {
  const t = useFullT()
  const name = deviceName(device, t)
  const nameId = `device-${device.id}`
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={nameId} className="flex flex-wrap items-center gap-2 text-base">
          <bdi>{name}</bdi>
          {device.current && <Badge tone="success">{t('account.devices.current')}</Badge>}
          {device.sharedDevice && <Badge>{t('account.devices.shared')}</Badge>}
        </h2>
        <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
          <Fact name={t('account.devices.lastUsed')} date={device.lastUsedDate} />
          <Fact name={t('account.devices.firstUsed')} date={device.firstUsedDate} />
          {device.network && <Fact name={t('account.devices.network')} text={device.network} />}
        </dl>
      </div>
      {!device.current && <EndSessionForm intent="end" device={{ id: device.id, name, nameId }} />}
    </Card>
  )
}

function Fact({ name, date, text }: { name: string; date?: string; text?: string }) {
  const locale = useLocale()
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere">
        {date ? (
          <time dateTime={date}>{formatDateTime(new Date(date), locale)}</time>
        ) : (
          <bdi dir="ltr">{text}</bdi>
        )}
      </dd>
    </div>
  )
}

function deviceName({ browser, system }: Device, t: TranslateAll): string {
  const name = browser ?? t('account.devices.unknown')
  return system ? t('account.devices.browserOn', { browser: name, system }) : name
}
