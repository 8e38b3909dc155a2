import { listApiKeys } from '@tecnoclick/contract/people/api-keys/endpoints'
import type { ApiKey } from '@tecnoclick/contract/people/api-keys/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { type ApiKeyState, apiKeyStates } from '@tecnoclick/domain/people/api-key'
import { days } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { KeyActions } from './key-actions.tsx'
import { KeyCreation } from './key-creation.tsx'

const { apiKeys: texts } = office
const { columns: names, filters } = texts

export function apiKeyCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listApiKeys))
}

const tones = {
  active: 'success',
  expired: 'danger',
  revoked: 'neutral',
  suspended: 'danger',
} as const satisfies Record<ApiKeyState, string>

/** Time enough to put a new key into the program. */
const soonMs = days(14)

const columns: readonly Column<ReadOnlyRow<ApiKey>>[] = [
  {
    ...titleColumn<ReadOnlyRow<ApiKey>>('name', names.name, (key) => <KeyName apiKey={key} />),
    className: 'free-text font-semibold md:w-64',
  },
  {
    key: 'state',
    header: names.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
  },
  sortedColumn('expiresDate', names.expires, ({ expiresDate, state }) => (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 md:justify-start">
      <DateTime date={expiresDate} className="whitespace-nowrap" />
      {state === 'active' && Date.parse(expiresDate) - Date.now() < soonMs && (
        <Badge tone="danger">{texts.soon}</Badge>
      )}
    </span>
  )),
  sortedColumn('lastUsedDate', names.lastUsed, ({ lastUsedDate, lastUsedNetwork }) =>
    lastUsedDate ? (
      <span>
        <DateTime date={lastUsedDate} className="whitespace-nowrap" />
        <span className="block text-ink-muted text-xs">{lastUsedNetwork}</span>
      </span>
    ) : (
      <span className="text-ink-muted">{texts.never}</span>
    ),
  ),
  {
    key: 'actions',
    header: <span className="sr-only">{office.list.actions}</span>,
    align: 'end',
    cell: (key) => <KeyActions apiKey={key} />,
  },
]

function phoneRow({ name, prefix, expiresDate, state }: ApiKey): PhoneRow {
  return {
    title: name,
    value: <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
    detail: joined(`${prefix}…`, names.expires, <DateTime date={expiresDate} />),
  }
}

function KeyName({ apiKey: { name, prefix, createdBy, revokedBy, state } }: { apiKey: ApiKey }) {
  return (
    <span className="min-w-0">
      {name}
      <span className="block font-normal text-ink-muted text-xs">
        <code>{prefix}…</code>
      </span>
      <span className="block font-normal text-ink-muted text-xs">
        {revokedBy
          ? fillText(texts.revokedBy, { who: revokedBy })
          : fillText(texts.madeBy, { who: createdBy })}
      </span>
      {state === 'suspended' && (
        <span className="block font-normal text-danger text-xs">{texts.suspendedText}</span>
      )}
    </span>
  )
}

/** 'Llaves de API': which programs may use the API, and what each may do. */
export function ApiKeyList() {
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" href="/api/docs" target="_blank" rel="noopener">
              {texts.docs}
            </Button>
            <Permitted permission="apiKeys:write">
              <Button
                size="sm"
                icon={<KeyRound aria-hidden="true" className="size-4.5" />}
                onClick={() => setCreating(true)}
              >
                {texts.create.action}
              </Button>
            </Permitted>
          </span>
        }
        caption={texts.caption}
        columns={columns}
        phoneRow={phoneRow}
        toolbar={
          <FilterBar search={<SearchFilter label={filters.search} hint={filters.searchHint} />}>
            <SelectFilter
              field="state"
              label={filters.state}
              everyLabel={filters.everyState}
              options={optionsOf(apiKeyStates, texts.states)}
            />
          </FilterBar>
        }
        emptyText={texts.empty}
      />
      {isCreating && <KeyCreation onClose={() => setCreating(false)} />}
    </>
  )
}
