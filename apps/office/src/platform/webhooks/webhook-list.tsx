import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminWebhooks } from '@tecnoclick/contract/platform/webhooks/endpoints'
import { newWebhookSchema, type Webhook } from '@tecnoclick/contract/platform/webhooks/schemas'
import { webhookEventTypes } from '@tecnoclick/domain/platform/webhooks'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes } from 'react-router'
import { textOf } from '../api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../api/resource-calls.ts'
import { CheckboxInput, TextInput } from '../form/inputs.tsx'
import { DateTime } from '../layout/date-time.tsx'
import { titleColumn } from '../list/columns.tsx'
import { EditableListPage } from '../list/editable-list-page.tsx'
import type { PhoneRow } from '../list/phone-table.tsx'
import { fillCount } from '../texts.ts'
import { EventChoice } from './event-choice.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { TestResult, useTestEvent } from './test-event.tsx'

const { webhooks: texts } = office
const field = fieldsOf(newWebhookSchema)

export function webhookCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminWebhooks, {
    toNew: ({ name, url, events, enable }) => ({
      name: textOf(name),
      url: textOf(url).trim(),
      events: webhookEventTypes.filter((type) => Array.isArray(events) && events.includes(type)),
      enable: enable === true,
    }),
  })
}

const columns: readonly Column<Webhook>[] = [
  titleColumn('name', texts.name, ({ name }) => name),
  {
    key: 'url',
    header: texts.columns.url,
    cell: ({ url }) => <span className="break-all">{url}</span>,
  },
  { key: 'events', header: texts.columns.events, cell: ({ events }) => events.length },
  { key: 'state', header: texts.columns.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
  {
    key: 'delivered',
    header: texts.columns.delivered,
    cell: ({ lastDeliveredDate }) =>
      lastDeliveredDate ? <DateTime date={lastDeliveredDate} /> : texts.never,
  },
]

function phoneRow(webhook: Webhook): PhoneRow {
  return {
    title: webhook.name,
    value: <WebhookState webhook={webhook} />,
  }
}

function WebhookState({ webhook }: { webhook: Webhook }) {
  const { enable, disabledReason, waiting, failed } = webhook
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={enable ? 'success' : disabledReason ? 'danger' : 'neutral'}>
        {enable ? texts.active : texts.disabled}
      </Badge>
      {waiting > 0 && <Badge>{fillCount(texts.waiting, waiting)}</Badge>}
      {failed > 0 && <Badge tone="danger">{fillCount(texts.failed, failed)}</Badge>}
    </span>
  )
}

/** What is done with a webhook besides editing it. */
function Tools({ webhook: { id, enable, disabledReason } }: { webhook: Webhook }) {
  const { test, busy, event } = useTestEvent(id)
  const filter = encodeURIComponent(JSON.stringify({ webhookId: id }))
  return (
    <div className="grid gap-4">
      {disabledReason && <Notice kind="error">{texts.disabledReasons[disabledReason]}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" href={`/admin/webhook-events?filter=${filter}`}>
          {texts.eventsLink}
        </Button>
        <Button variant="secondary" size="sm" href={`/admin/webhooks/${id}/secret`}>
          {texts.secret.title}
        </Button>
        {enable && (
          <Button variant="secondary" size="sm" busy={busy} onClick={test}>
            {texts.test}
          </Button>
        )}
      </div>
      {event && <TestResult event={event} />}
    </div>
  )
}

export function WebhookList() {
  return (
    <EditableListPage<Webhook>
      resource="webhooks"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'name', order: 'ASC' }}
      action={
        <Button variant="secondary" size="sm" href="/admin/webhook-events">
          {texts.allEvents}
        </Button>
      }
      emptyForm={{ name: '', url: '', events: [], enable: true }}
      toForm={({ name, url, events, enable }) => ({ name, url, events, enable })}
      size="lg"
      fields={(webhook) => (
        <>
          {webhook && <Tools webhook={webhook} />}
          <TextInput {...field('name')} label={texts.name} hint={texts.nameHint} initialFocus />
          <TextInput {...field('url')} type="url" label={texts.url} hint={texts.urlHint} required />
          <EventChoice />
          <CheckboxInput source="enable" label={texts.enable} hint={texts.enableHint} />
        </>
      )}
    >
      <Routes>
        <Route path=":id/secret" element={<SecretDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </EditableListPage>
  )
}
