import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import { isEditable } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { CampaignChannels } from './campaign-channels.tsx'
import { CampaignEditor } from './campaign-editor.tsx'
import { CampaignFigures } from './campaign-figures.tsx'
import { CampaignStateBadge } from './campaign-list.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignSteps } from './campaign-steps.tsx'

const { campaigns: texts } = office

export function CampaignPage() {
  const { row: campaign, fallback } = useRow<Campaign>('campaigns', 'body')
  const mayWrite = useIsPermitted()('campaigns:write')
  if (!campaign) return fallback
  const { id, state, subject, body } = campaign
  const isOpen = isEditable(state) && mayWrite
  return (
    <>
      <BackLink href="/admin/campaigns">{texts.back}</BackLink>
      <PageHeading title={subject.es} />
      <PageStatus>
        <CampaignStateBadge state={state} />
        {momentOf(campaign)}
      </PageStatus>
      <div className="grid gap-4">
        {isOpen ? (
          <CampaignEditor key={id} campaign={campaign} />
        ) : (
          <>
            {mayWrite && <CampaignSteps campaign={campaign} />}
            {campaign.startedDate && <CampaignFigures figures={campaign.figures} />}
            <Section title={texts.preview}>
              <CampaignPreview text={{ subject, body }} />
            </Section>
          </>
        )}
        {mayWrite && <CampaignChannels campaign={campaign} />}
      </div>
    </>
  )
}

function momentOf({ state, scheduledDate, startedDate, finishedDate }: Campaign): string {
  const at = (text: string, date: string) => fillText(text, { date: formatDateTime(new Date(date), 'es') })
  if (finishedDate) return at(texts.finishedAt, finishedDate)
  if (startedDate) return at(texts.startedAt, startedDate)
  return state === 'scheduled' && scheduledDate ? at(texts.startsAt, scheduledDate) : ''
}
