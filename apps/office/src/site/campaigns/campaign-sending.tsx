import { scheduleCampaign, testCampaign } from '@tecnoclick/contract/site/campaigns/endpoints'
import { fromHavanaLocal, havanaLocal } from '@tecnoclick/domain/platform/havana-time'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { fillCount } from '../../platform/texts.ts'
import { useAudienceCount } from './campaign-audience.tsx'
import type { Draft } from './draft.ts'

const { campaigns: texts } = office

interface CampaignSendingProps {
  id: number
  draft: Draft
  /** Of the text that is being written. */
  language: TextLanguage
  /** What is sent is what is stored. */
  save: () => Promise<number | undefined>
}

export function CampaignSending({ id, draft, language, save }: CampaignSendingProps) {
  const count = useAudienceCount(draft)
  const confirm = useConfirm()
  const { run, busy, refusal } = useAction({ inline: true })
  const [when, setWhen] = useState('')
  const [problem, setProblem] = useState<string>()
  const hasBody = draft.body.es.trim() !== ''
  const mayStart = hasBody && count !== undefined && count > 0

  async function test() {
    if ((await save()) === undefined) return
    const call = () => officeClient.call(testCampaign, { params: { id }, body: { language } })
    await run(call, { done: ({ to }) => fillText(texts.tested, { to }) })
  }

  async function start(date: Date | null) {
    const version = await save()
    if (version === undefined || count === undefined) return
    const question = date
      ? {
          title: fillCount(texts.scheduleTitle, count),
          text: fillText(texts.scheduleText, { date: formatDateTime(date, 'es') }),
          confirmLabel: texts.schedule,
        }
      : { title: fillCount(texts.sendTitle, count), text: texts.sendText, confirmLabel: texts.sendNow }
    if (!(await confirm(question))) return
    const body = { version, date: date?.toISOString() ?? null }
    const call = () => officeClient.call(scheduleCampaign, { params: { id }, body })
    await run(call, { done: date ? texts.scheduled : texts.started })
  }

  function schedule() {
    const date = fromHavanaLocal(when)
    const isFuture = date !== undefined && date.getTime() > Date.now()
    setProblem(isFuture ? undefined : texts.pastDate)
    if (isFuture) void start(date)
  }

  return (
    <Section title={texts.sending}>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={busy} disabled={!hasBody} onClick={() => void test()}>
            {texts.test}
          </Button>
          <Button busy={busy} disabled={!mayStart} onClick={() => void start(null)}>
            {texts.sendNow}
          </Button>
        </div>
        {!hasBody && <p className="text-ink-muted text-sm">{texts.noBody}</p>}
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            type="datetime-local"
            label={texts.when}
            hint={texts.whenHint}
            error={problem}
            value={when}
            min={havanaLocal(new Date())}
            onChange={(event) => setWhen(event.currentTarget.value)}
          />
          <Button variant="secondary" busy={busy} disabled={!mayStart || when === ''} onClick={schedule}>
            {texts.schedule}
          </Button>
        </div>
        <SaveError refusal={refusal} />
      </div>
    </Section>
  )
}
