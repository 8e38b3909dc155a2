import { endOutsideJob, sendOutside } from '@tecnoclick/contract/workshop/work/endpoints'
import type { OutsideJob } from '@tecnoclick/contract/workshop/work/schemas'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { amountOf, textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { QuestionDialog } from '../../platform/form/question-dialog.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money, useCurrencies } from '../../platform/money.tsx'
import { useWorkAct } from './use-work.ts'

const { outside: texts } = office.repairWork

interface OutsideCardProps {
  orderId: number
  jobs: readonly OutsideJob[]
  maySend: boolean
  mayTakeBack: boolean
}

/** A device that another workshop repairs for us (workshop.md#other-workshops). */
export function OutsideCard({ orderId, jobs, maySend, mayTakeBack }: OutsideCardProps) {
  const [isSending, setSending] = useState(false)
  const [returning, setReturning] = useState<OutsideJob>()
  const isAway = jobs.some(({ returnedDate }) => returnedDate === null)
  return (
    <Section title={texts.title}>
      {!isAway && <p className="text-ink-muted text-sm">{texts.none}</p>}
      <ul className="mt-2 grid gap-3 text-sm empty:hidden">
        {jobs.map((job) => (
          <li key={job.id} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 break-words font-semibold">{job.workshop}</span>
              {job.cost && <Money amount={job.cost.amount} currency={job.cost.currency} />}
            </span>
            <Whereabouts job={job} />
            {job.note && <span className="break-words text-ink-muted text-xs">{job.note}</span>}
            {mayTakeBack && job.returnedDate === null && (
              <Button
                size="sm"
                variant="secondary"
                className="justify-self-start"
                onClick={() => setReturning(job)}
              >
                {texts.back}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {maySend && !isAway && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => setSending(true)}>
          {texts.send}
        </Button>
      )}
      {isSending && <SendDialog orderId={orderId} onClose={() => setSending(false)} />}
      {returning && <BackDialog orderId={orderId} job={returning} onClose={() => setReturning(undefined)} />}
    </Section>
  )
}

function Whereabouts({ job: { returnedDate, expectedOn } }: { job: OutsideJob }) {
  if (returnedDate !== null)
    return (
      <span className="text-ink-muted">
        {fillText(texts.returned, { date: formatDate(new Date(returnedDate), 'es') })}
      </span>
    )
  const date = formatDate(noonOf(expectedOn), 'es')
  const isLate = expectedOn < havanaDay(new Date())
  return (
    <span>
      {isLate ? (
        <Badge tone="danger">{fillText(texts.overdue, { date })}</Badge>
      ) : (
        fillText(texts.expectedOn, { date })
      )}
    </span>
  )
}

/** Nothing typed is no cost; null is no amount. */
function costOf(form: FormData): { amount: number; currency: string } | undefined | null {
  const amount = amountOf(form.get('amount'))
  if (amount === null) return undefined
  return amount > 0 ? { amount, currency: textOf(form.get('currency')) } : null
}

function CostFields({ error }: { error: string | undefined }) {
  const currencies = useCurrencies()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-2">
      <TextField name="amount" label={texts.cost} inputMode="decimal" autoComplete="off" error={error} />
      <SelectField
        key={currencies.length}
        name="currency"
        label={texts.currency}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
      />
    </div>
  )
}

function SendDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { act, busy, refusal } = useWorkAct({ inline: true })
  const [errors, setErrors] = useState<{ workshop?: string; expectedOn?: string; cost?: string }>({})
  return (
    <QuestionDialog
      title={texts.send}
      text={texts.sendText}
      saveLabel={texts.send}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={async (form) => {
        const workshop = textOf(form.get('workshop')).trim()
        const expectedOn = textOf(form.get('expectedOn'))
        const cost = costOf(form)
        const wrong = {
          ...(workshop === '' && { workshop: texts.missingWorkshop }),
          ...(expectedOn === '' && { expectedOn: texts.missingDate }),
          ...(cost === null && { cost: texts.badCost }),
        }
        setErrors(wrong)
        if (Object.keys(wrong).length > 0) return false
        const body = { workshop, expectedOn, note: textOf(form.get('note')), ...(cost && { cost }) }
        return act(
          (headers) => officeClient.call(sendOutside, { params: { id: orderId }, body, headers }),
          texts.sent,
        )
      }}
    >
      <TextField
        name="workshop"
        label={texts.workshop}
        maxLength={120}
        autoComplete="off"
        required
        error={errors.workshop}
      />
      <TextField name="expectedOn" type="date" label={texts.expected} required error={errors.expectedOn} />
      <CostFields error={errors.cost} />
      <TextField name="note" label={texts.note} maxLength={300} autoComplete="off" />
    </QuestionDialog>
  )
}

function BackDialog({ orderId, job, onClose }: { orderId: number; job: OutsideJob; onClose: () => void }) {
  const { act, busy, refusal } = useWorkAct({ inline: true })
  const [error, setError] = useState<string>()
  return (
    <QuestionDialog
      title={fillText(texts.backTitle, { workshop: job.workshop })}
      text={texts.backText}
      saveLabel={texts.back}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={async (form) => {
        const cost = costOf(form)
        setError(cost === null ? texts.badCost : undefined)
        if (cost === null) return false
        const body = { note: textOf(form.get('note')), ...(cost && { cost }) }
        return act(
          (headers) =>
            officeClient.call(endOutsideJob, { params: { id: orderId, jobId: job.id }, body, headers }),
          texts.backDone,
        )
      }}
    >
      <CostFields error={error} />
      <TextField name="note" label={texts.note} maxLength={300} autoComplete="off" />
    </QuestionDialog>
  )
}
