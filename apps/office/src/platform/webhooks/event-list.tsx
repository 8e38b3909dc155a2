import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { getWebhookEvent, listWebhookEvents } from '@tecnoclick/contract/platform/webhooks/endpoints'
import type { Webhook, WebhookEvent } from '@tecnoclick/contract/platform/webhooks/schemas'
import { sentEventTypes, webhookEventStates } from '@tecnoclick/domain/platform/webhooks'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import {
  getFrom,
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../api/resource-calls.ts'
import { useAllRows } from '../api/use-api-query.ts'
import { BackLink } from '../layout/back-link.tsx'
import { DateTime } from '../layout/date-time.tsx'
import { dateColumn, RowLink } from '../list/columns.tsx'
import { FilterBar, SelectFilter } from '../list/filters.tsx'
import { ListPage } from '../list/list-page.tsx'
import { joined, type PhoneRow } from '../list/phone-table.tsx'
import { EventDialog, EventState, failureOf } from './event-dialog.tsx'

const { webhookEvents: texts, webhooks, common } = office

export function webhookEventCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listWebhookEvents), getFrom(client, getWebhookEvent))
}

const states = optionsOf(webhookEventStates, texts.states)
const types = optionsOf(sentEventTypes, webhooks.types)

function objectOf({ object, objectId }: WebhookEvent): string {
  return fillText(texts.objects[object], { id: objectId })
}

export function WebhookEventList() {
  const { search } = useLocation()
  const known = useAllRows<Webhook>('webhooks') ?? []
  const typeOf = (event: WebhookEvent) => (
    <RowLink
      href={`/admin/webhook-events/${event.id}${search}`}
      label={fillText(texts.open, { type: webhooks.types[event.type], object: objectOf(event) })}
    >
      {webhooks.types[event.type]}
    </RowLink>
  )
  const phoneRow = (event: WebhookEvent): PhoneRow => ({
    title: typeOf(event),
    value: <DateTime date={event.createdDate} className="text-ink-muted text-xs" />,
    detail: joined(objectOf(event), event.webhookName),
    state: <EventState state={event.state} />,
  })
  const columns: readonly Column<ReadOnlyRow<WebhookEvent>>[] = [
    { key: 'type', header: texts.columns.type, cell: typeOf, className: 'free-text font-semibold' },
    { key: 'object', header: texts.columns.object, cell: objectOf },
    { key: 'webhook', header: texts.columns.webhook, cell: ({ webhookName }) => webhookName },
    {
      key: 'state',
      header: texts.columns.state,
      cell: (event) => (
        <>
          <EventState state={event.state} />
          {event.failure && (
            <span className="mt-1 block text-ink-muted text-sm wrap-anywhere">{failureOf(event)}</span>
          )}
        </>
      ),
    },
    dateColumn('createdDate', texts.columns.date, ({ createdDate }) => createdDate),
  ]
  return (
    <>
      <BackLink href="/admin/webhooks">{texts.back}</BackLink>
      <ListPage
        title={texts.title}
        text={texts.text}
        sort={{ field: 'id', order: 'DESC' }}
        caption={texts.caption}
        columns={columns}
        phoneRow={phoneRow}
        toolbar={
          <FilterBar>
            <SelectFilter
              field="webhookId"
              label={texts.columns.webhook}
              everyLabel={texts.everyWebhook}
              options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectFilter
              field="state"
              label={common.state}
              everyLabel={common.everyState}
              options={states}
            />
            <SelectFilter
              field="type"
              label={texts.columns.type}
              everyLabel={texts.everyType}
              options={types}
            />
          </FilterBar>
        }
        emptyText={texts.empty}
      >
        <Routes>
          <Route path=":id" element={<EventDialog />} />
          <Route path="*" element={null} />
        </Routes>
      </ListPage>
    </>
  )
}
