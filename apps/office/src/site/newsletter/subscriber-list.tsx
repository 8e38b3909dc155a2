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
import type { Unversioned } from '../../platform/desk/read-calls.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { When } from '../../platform/layout/when.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { sayCount } from '../../platform/say.ts'
import { saveText } from './save-text.ts'

const { newsletter: texts } = office

type State = keyof typeof texts.states

const tones: Record<State, BadgeTone> = { confirmed: 'success', pending: 'neutral', ended: 'neutral' }

function stateOf({ confirmedDate, unsubscribedDate }: Subscriber): State {
  if (unsubscribedDate) return 'ended'
  return confirmedDate ? 'confirmed' : 'pending'
}

const columns: readonly Column<Unversioned<Subscriber>>[] = [
  titleColumn('email', texts.columns.email, ({ email }) => <span className="break-all">{email}</span>),
  { key: 'asked', header: texts.columns.asked, cell: ({ createdDate }) => <When date={createdDate} /> },
  {
    key: 'state',
    header: texts.columns.state,
    cell: (row) => <Badge tone={tones[stateOf(row)]}>{texts.states[stateOf(row)]}</Badge>,
  },
]

export function SubscriberList() {
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} action={<DownloadAddresses />} />
      <OfficeList
        sort={{ field: 'id', order: 'DESC' }}
        perPage={50}
        caption={texts.caption}
        columns={columns}
        emptyText={texts.empty}
      />
    </>
  )
}

const pageSize = 1000

/** All confirmed addresses, for the program that writes the newsletter. */
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
    toast.success(sayCount(texts.copied, addresses.length))
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
