import type { Device } from '@tecnoclick/contract/people/devices/schemas'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { Badge } from '@tecnoclick/ui/badge'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { EndSessionForm } from './end-session-form.tsx'

export function DeviceCard({ device }: { device: Device }) {
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
