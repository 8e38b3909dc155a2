import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import Lock from 'lucide-react/icons/lock'
import { ListBase, useListContext } from 'ra-core'
import { Route, Routes } from 'react-router'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { EditRowButton } from '../../platform/list/columns.tsx'
import { ListSkeleton, LoadError, OutdatedNotice } from '../../platform/list/list-states.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { describeSetting } from './describe-setting.ts'
import type { SettingRow } from './setting-calls.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { settingEditors } from './setting-form.ts'
import { settingGroups } from './setting-groups.ts'

export function SettingList() {
  return (
    <>
      <PageHeading title={office.settings.title} text={office.settings.text} />
      <ListBase storeKey={false} exporter={false} queryOptions={{ onError() {} }}>
        <Groups />
        <Routes>
          <Route path=":id" element={<SettingDialog />} />
          <Route path="*" element={null} />
        </Routes>
      </ListBase>
    </>
  )
}

function Groups() {
  const { data, error, refetch } = useListContext<SettingRow>()
  if (!data && error) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton columns={2} />
  const rows = new Map(data.map((row) => [row.key, row]))
  return (
    <>
      {error && <OutdatedNotice onRetry={refetch} />}
      <div className="grid gap-8">
        {settingGroups.map(({ label, keys }) => (
          <section key={label} aria-label={label}>
            <h2 className="mb-2 text-lg">{label}</h2>
            <dl className="divide-y rounded-lg border bg-surface">
              {keys.map((key) => (
                <SettingItem key={key} settingKey={key} row={rows.get(key)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}

interface SettingItemProps {
  settingKey: SettingKey
  row: SettingRow | undefined
}

function SettingItem({ settingKey, row }: SettingItemProps) {
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
      <dd className="py-2 text-sm max-md:order-last max-md:col-span-2 max-md:pt-0">
        {lines.length === 0 && <span className="text-ink-muted">{office.settings.empty}</span>}
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
      <dd className="flex min-h-9 items-center">
        {settingEditors[settingKey] ? (
          <EditRowButton id={settingKey} label={fillText(office.settings.edit, { name: label })} />
        ) : (
          <Badge>{office.settings.readOnly}</Badge>
        )}
      </dd>
    </div>
  )
}
