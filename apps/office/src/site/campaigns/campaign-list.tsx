import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminCampaigns } from '@tecnoclick/contract/site/campaigns/endpoints'
import { type Campaign, newCampaignSchema } from '@tecnoclick/contract/site/campaigns/schemas'
import type { CampaignState } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import type { Column } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { localizedOf, textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { AddButton } from '../../platform/list/add-button.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Permitted } from '../../platform/permissions.tsx'

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
        <Permitted permission="campaigns:write">
          <AddButton href="/admin/campaigns/create" label={texts.add} />
        </Permitted>
      }
      sort={{ field: 'id', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      phoneRow={phoneRow}
      emptyText={texts.empty}
    >
      <Routes>
        <Route path="create" element={<NewCampaign />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}

const field = fieldsOf(newCampaignSchema)

/** A subject is enough to begin with. */
function NewCampaign() {
  const close = useBackToList()
  const navigate = useNavigate()
  const { run, busy, refusal } = useAction({ inline: true })
  const [problem, setProblem] = useState<string>()
  return (
    <Dialog title={texts.add} open onClose={close}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault()
          const es = textOf(new FormData(event.currentTarget).get('subject')).trim()
          setProblem(es === '' ? texts.subjectMissing : undefined)
          if (es === '') return
          const none = { en: '', ru: '', ar: '' }
          const body = { subject: { es, ...none }, body: { es: '', ...none } }
          const made = await run(() => officeClient.call(adminCampaigns.create, { body }), {})
          if (made) await navigate(`/admin/campaigns/${made.id}`)
        }}
      >
        <TextField
          name="subject"
          label={texts.subject}
          hint={texts.addText}
          error={problem}
          maxLength={field('subject').maxLength ?? 150}
          required
          autoFocus
        />
        <SaveError refusal={refusal} />
        <Button type="submit" busy={busy}>
          {texts.create}
        </Button>
      </form>
    </Dialog>
  )
}
