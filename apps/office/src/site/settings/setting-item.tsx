import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import Lock from 'lucide-react/icons/lock'
import { RowAction } from '../../platform/list/row-action.tsx'
import { say } from '../../platform/say.ts'
import { describeSetting } from './describe-setting.ts'
import type { SettingRow } from './setting-calls.ts'
import { settingEditors } from './setting-editors.ts'
import { useCurrencies } from './use-currencies.ts'

interface SettingItemProps {
  settingKey: SettingKey
  row: SettingRow | undefined
}

export function SettingItem({ settingKey, row }: SettingItemProps) {
  const currencies = useCurrencies()
  if (!row) return null
  const { label, hint } = office.settings.items[settingKey]
  const lines = describeSetting(settingKey, row.value, currencies)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-1 ps-4 pe-2 md:grid-cols-[17rem_minmax(0,1fr)_auto] md:gap-x-6">
      <dt className="py-1.5 md:py-2">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-sm">
          {label}
          {!row.public && (
            <Badge icon={<Lock aria-hidden="true" className="size-3" />}>{office.settings.internal}</Badge>
          )}
        </span>
        <span className="block text-ink-muted text-xs">{hint}</span>
      </dt>
      <dd className="py-2 text-sm tabular-nums max-md:order-last max-md:col-span-2 max-md:pt-0">
        {lines.length === 0 && <span className="text-ink-muted">{office.settings.empty}</span>}
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
      <dd className="flex min-h-9 items-center">
        {settingEditors[settingKey] ? (
          <RowAction id={settingKey} label={say(office.settings.edit, { name: label })} />
        ) : (
          <Badge>{office.settings.readOnly}</Badge>
        )}
      </dd>
    </div>
  )
}
