import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listSubscribers } from '@tecnoclick/contract/site/newsletter/endpoints'
import type { Subscriber } from '@tecnoclick/contract/site/newsletter/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import { useToast } from '@tecnoclick/ui/toast'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { fillCount } from '../../platform/texts.ts'

const { newsletter: texts } = office

export function subscriberCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listSubscribers))
}

type State = keyof typeof texts.states

const tones: Record<State, BadgeTone> = {
  confirmed: 'success',
  pending: 'neutral',
  ended: 'neutral',
  bounced: 'danger',
}

function stateOf({ confirmedDate, unsubscribedDate, bouncedDate }: Subscriber): State {
  if (unsubscribedDate) return 'ended'
  if (bouncedDate) return 'bounced'
  return confirmedDate ? 'confirmed' : 'pending'
}

const columns: readonly Column<ReadOnlyRow<Subscriber>>[] = [
  titleColumn('email', texts.columns.email, ({ email }) => <span className="break-all">{email}</span>),
  { key: 'asked', header: texts.columns.asked, cell: ({ createdDate }) => <DateTime date={createdDate} /> },
  {
    key: 'state',
    header: texts.columns.state,
    cell: (row) => (
      <span title={row.bounceReason ?? undefined}>
        <Badge tone={tones[stateOf(row)]}>{texts.states[stateOf(row)]}</Badge>
      </span>
    ),
  },
]

export function SubscriberList() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      action={<DownloadAddresses />}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      caption={texts.caption}
      columns={columns}
      emptyText={texts.empty}
    />
  )
}

const pageSize = 1000

/** Downloads all confirmed addresses, for the newsletter program. */
function DownloadAddresses() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const addresses: string[] = []
    for (let skip = 0; ; skip += pageSize) {
      const query = listQuery({ order: 'id ASC', limit: pageSize, skip })
      const { data, total } = await officeClient.call(listSubscribers, { query })
      addresses.push(...data.filter((row) => stateOf(row) === 'confirmed').map(({ email }) => email))
      if (skip + pageSize >= total) break
    }
    saveText(addresses.join('\r\n'), 'boletin.txt')
    toast.success(fillCount(texts.copied, addresses.length))
    setBusy(false)
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={download}
    >
      {texts.copy}
    </Button>
  )
}

function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
