import type { Client } from '@tecnoclick/contract/platform/client'
import { adminCampaigns } from '@tecnoclick/contract/site/campaigns/endpoints'
import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import type { CampaignState } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { localizedOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { Bounces } from './bounces-dialog.tsx'
import { NewCampaign } from './new-campaign.tsx'

const { campaigns: texts } = office

export function campaignCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminCampaigns, {
    toNew: ({ subject, body }) => ({ subject: localizedOf(subject), body: localizedOf(body) }),
  })
}

const tones: Record<CampaignState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'new',
  sending: 'new',
  paused: 'danger',
  stopped: 'neutral',
  sent: 'success',
}

export function CampaignStateBadge({ state }: { state: CampaignState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

const dateOf = ({ startedDate, scheduledDate, createdDate }: Campaign) =>
  startedDate ?? scheduledDate ?? createdDate

const columns: readonly Column<Campaign>[] = [
  titleColumn('subject', texts.columns.subject, ({ subject }) => subject.es),
  { key: 'state', header: texts.columns.state, cell: ({ state }) => <CampaignStateBadge state={state} /> },
  { key: 'date', header: texts.columns.date, cell: (row) => <DateTime date={dateOf(row)} /> },
  { key: 'sent', header: texts.columns.sent, align: 'end', cell: ({ figures }) => figures.sent },
  { key: 'clicked', header: texts.columns.clicked, align: 'end', cell: ({ figures }) => figures.clicked },
]

function phoneRow(row: Campaign): PhoneRow {
  return {
    title: row.subject.es,
    value: row.startedDate ? row.figures.sent : undefined,
    detail: joined(<DateTime date={dateOf(row)} />),
    state: <CampaignStateBadge state={row.state} />,
  }
}

export function CampaignList() {
  return (
    <ListPage<Campaign>
      title={texts.title}
      text={texts.text}
      action={
        <span className="flex flex-wrap gap-2">
          <Bounces />
          <Permitted permission="campaigns:write">
            <NewCampaign />
          </Permitted>
        </span>
      }
      sort={{ field: 'id', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      phoneRow={phoneRow}
      emptyText={texts.empty}
    />
  )
}
