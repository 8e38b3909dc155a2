import { postInChannel } from '@tecnoclick/contract/site/campaigns/endpoints'
import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import type { ChannelPostState } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'

const { campaigns: texts } = office

const tones: Record<ChannelPostState, BadgeTone> = {
  sending: 'new',
  sent: 'success',
  failed: 'danger',
  unsure: 'danger',
}

/** The same text where people read without mail. */
export function CampaignChannels({ campaign }: { campaign: Campaign }) {
  const { id } = campaign
  return (
    <Section title={texts.channels}>
      <div className="grid gap-6 md:grid-cols-2">
        <ChannelPost campaign={campaign} />
        <div className="grid content-start gap-2">
          <h3 className="font-semibold text-sm">{texts.picture}</h3>
          <p className="text-ink-muted text-sm">{texts.pictureText}</p>
          <Button
            href={`/api/admin/campaigns/${id}/picture`}
            download
            variant="secondary"
            className="justify-self-start"
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {texts.download}
          </Button>
        </div>
      </div>
    </Section>
  )
}

function ChannelPost({ campaign: { id, body, channelPost } }: { campaign: Campaign }) {
  const { run, busy } = useConfirmedAction()
  const [problem, setProblem] = useState<string>()
  const { state, date, error } = channelPost
  const mayPost = state === null || state === 'failed' || state === 'unsure'

  const publish = () => {
    setProblem(undefined)
    return run(
      {
        title: texts.publishTitle,
        text: state === 'unsure' ? texts.againText : texts.publishText,
        confirmLabel: state ? texts.publishAgain : texts.publish,
      },
      () => officeClient.call(postInChannel, { params: { id } }),
      {
        done: (after) => (after.channelPost.state === 'sent' ? texts.published : texts.notPublished),
        refused: (error) => setProblem(error.body?.code === 'unavailable' ? texts.noChannel : error.message),
      },
    )
  }

  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold text-sm">{texts.channel}</h3>
      <p className="text-ink-muted text-sm">{texts.channelText}</p>
      {state && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={tones[state]}>{texts.posts[state]}</Badge>
          {date && <DateTime date={date} />}
        </p>
      )}
      {error && <p className="wrap-anywhere text-danger text-sm">{error}</p>}
      {mayPost && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={busy}
          disabled={body.es.trim() === ''}
          onClick={() => void publish()}
        >
          {state ? texts.publishAgain : texts.publish}
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
