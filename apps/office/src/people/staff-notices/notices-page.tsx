import { getStaffNotices, testStaffNotices } from '@tecnoclick/contract/people/staff-notices/endpoints'
import type { StaffNotices } from '@tecnoclick/contract/people/staff-notices/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { PushSection } from './push-section.tsx'
import { TelegramSection } from './telegram-section.tsx'

const { staffNotices: texts } = office

/** 'Mis avisos': how the person hears of what is new in 'Por atender' (back-office.md#notices). */
export function NoticesPage() {
  const query = useApiQuery({
    queryKey: ['staff-notices'],
    read: ({ signal }) => officeClient.call(getStaffNotices, { signal }),
  })
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <Loaded query={query} columns={2}>
        {(notices) => <Settings notices={notices} />}
      </Loaded>
    </>
  )
}

function Settings({ notices }: { notices: StaffNotices }) {
  const { groups, devices, telegram } = notices
  if (groups.length === 0) return <Notice kind="info">{texts.nothing}</Notice>
  return (
    <div className="grid max-w-3xl gap-4">
      <PushSection notices={notices} />
      <TelegramSection notices={notices} />
      <ChoicesForm notices={notices} />
      {(devices.length > 0 || telegram) && <TestButton />}
    </div>
  )
}

function TestButton() {
  const { run, busy } = useAction()
  return (
    <Button
      variant="secondary"
      busy={busy}
      className="sm:justify-self-start"
      onClick={() => void run(() => officeClient.call(testStaffNotices), { done: texts.tested })}
    >
      {texts.test}
    </Button>
  )
}
