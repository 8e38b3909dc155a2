import { office } from '@tecnoclick/messages/office'
import { ListBase, useListContext } from 'ra-core'
import { Route, Routes } from 'react-router'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListFailure, OutdatedList } from '../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../platform/list/list-skeleton.tsx'
import type { SettingRow } from './setting-calls.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { settingGroups } from './setting-groups.ts'
import { SettingItem } from './setting-item.tsx'

export function SettingList() {
  return (
    <>
      <PageHeading title={office.desks.settings} text={office.settings.text} />
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
  if (!data && error) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton columns={2} />
  const rows = new Map(data.map((row) => [row.key, row]))
  return (
    <>
      {error && <OutdatedList onRetry={refetch} />}
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
