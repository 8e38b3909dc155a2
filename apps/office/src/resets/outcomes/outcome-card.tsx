import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { decideFailure } from '@tecnoclick/contract/resets/sales/endpoints'
import { failureDecisionSchema, type StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { TextArea } from '@tecnoclick/ui/text-area'
import { type FormEvent, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { DecisionBadge } from './decision-badge.tsx'

const { outcome: texts, words, columns } = office.resetFailures

type Outcome = NonNullable<StaffResetSale['outcome']>

/** What the buyer said of the file, and what becomes of the money (resets.md#money-back). */
export function OutcomeCard({ sale }: { sale: StaffResetSale }) {
  const { outcome, printerModel } = sale
  return (
    <Section title={texts.title}>
      <Facts>
        {printerModel && <Fact name={columns.model}>{printerModel}</Fact>}
        {(outcome?.firmware ?? sale.firmware) && (
          <Fact name={words.firmware}>{outcome?.firmware ?? sale.firmware}</Fact>
        )}
      </Facts>
      {outcome ? (
        <Reported sale={sale} outcome={outcome} />
      ) : (
        <p className="mt-2 text-ink-muted text-sm">{texts.none}</p>
      )}
    </Section>
  )
}

function Reported({ sale, outcome }: { sale: StaffResetSale; outcome: Outcome }) {
  const date = formatDateTime(new Date(outcome.reportedDate), 'es')
  return (
    <div className="mt-3 grid gap-2 text-sm">
      <p>
        <strong>{texts[outcome.outcome]}</strong> · {fillText(texts.reported, { date })}
      </p>
      {outcome.message !== '' && <p className="wrap-anywhere whitespace-pre-line">{outcome.message}</p>}
      {outcome.log && <TextLink href={`/api/files/${outcome.log}`}>{texts.openLog}</TextLink>}
      {outcome.outcome === 'failed' && <Decision sale={sale} outcome={outcome} />}
    </div>
  )
}

function Decision({ sale, outcome }: { sale: StaffResetSale; outcome: Outcome }) {
  const { decision, reason, byRule } = outcome
  return (
    <>
      <p>
        <DecisionBadge decision={decision} />
      </p>
      {reason !== '' && <p className="wrap-anywhere">{`${words.reason}: ${reason}`}</p>}
      {byRule && <p className="text-ink-muted">{texts.byRule}</p>}
      {decision !== 'credited' && (
        <Permitted permission="resetSales:write">
          <DecisionButtons sale={sale} outcome={outcome} />
        </Permitted>
      )}
    </>
  )
}

function DecisionButtons({ sale, outcome }: { sale: StaffResetSale; outcome: Outcome }) {
  const money = useMoney()
  const confirm = useConfirm()
  const [isRefusing, setRefusing] = useState(false)
  const { run, busy, refusal } = useAction({ inline: true })
  const decide = (body: { credit: boolean; reason?: string }, done: string) =>
    run(
      () =>
        officeClient.call(decideFailure, {
          params: { id: sale.id },
          body: { ...body, version: outcome.version },
        }),
      { done },
    )

  async function give() {
    const amount = money(sale.precio, resetCurrency)
    const question = {
      title: fillText(texts.creditTitle, { amount }),
      text: texts.creditText,
      confirmLabel: texts.credit,
    }
    if (await confirm(question)) await decide({ credit: true }, texts.credited)
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={give}>
          {texts.credit}
        </Button>
        {outcome.decision === null && (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        )}
      </div>
      <SaveError refusal={refusal} />
      {isRefusing && (
        <RefuseDialog
          busy={busy}
          onClose={() => setRefusing(false)}
          onRefuse={async (reason) => {
            if (await decide({ credit: false, reason }, texts.refused)) setRefusing(false)
          }}
        />
      )}
    </>
  )
}

interface RefuseDialogProps {
  busy: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

function RefuseDialog({ busy, onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onRefuse(reason.trim())
  }
  return (
    <Dialog title={texts.refuseTitle} size="sm" role="alertdialog" open onClose={onClose}>
      <form onSubmit={send} className="grid gap-4">
        <TextArea
          label={texts.reasonLabel}
          value={reason}
          maxLength={limitsOf(failureDecisionSchema.shape.reason).maxLength}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
          data-autofocus
        />
        <Button type="submit" busy={busy}>
          {texts.refuse}
        </Button>
      </form>
    </Dialog>
  )
}
