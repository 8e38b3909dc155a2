import { stepCampaign } from '@tecnoclick/contract/site/campaigns/endpoints'
import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import { type CampaignStep, campaignSteps, stateAfter } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'

const { campaigns: texts } = office

const done: Record<CampaignStep, string> = {
  unschedule: texts.unscheduled,
  pause: texts.paused,
  resume: texts.resumed,
  stop: texts.stopped,
}

/** What can be done with a campaign that is on its way. */
export function CampaignSteps({ campaign: { id, state } }: { campaign: Campaign }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const confirm = useConfirm()
  const possible = campaignSteps.filter((step) => stateAfter(state, step))
  if (possible.length === 0) return null

  async function take(step: CampaignStep) {
    const question = { title: texts.stopTitle, text: texts.stopText, confirmLabel: texts.stop }
    if (step === 'stop' && !(await confirm(question))) return
    await run(() => officeClient.call(stepCampaign, { params: { id }, body: { step } }), { done: done[step] })
  }

  return (
    <Section title={texts.sending}>
      <div className="flex flex-wrap gap-3">
        {possible.map((step) => (
          <Button
            key={step}
            variant={step === 'resume' ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => void take(step)}
          >
            {texts[step]}
          </Button>
        ))}
      </div>
      <SaveError refusal={refusal} />
    </Section>
  )
}
