import { decideFailure } from '@tecnoclick/contract/resets/sales/endpoints'
import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
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
  const { run, busy, refusal } = useAction({ inline: true })
  const decide = (decision: { credit: boolean; reason?: string }) =>
    officeClient.call(decideFailure, {
      params: { id: sale.id },
      body: { ...decision, version: outcome.version },
    })

  async function give() {
    const amount = money(sale.precio, resetCurrency)
    const question = {
      title: fillText(texts.creditTitle, { amount }),
      text: texts.creditText,
      confirmLabel: texts.credit,
    }
    if (await confirm(question)) await run(() => decide({ credit: true }), { done: texts.credited })
  }

  return (
    <>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={give}>
          {texts.credit}
        </Button>
        <ReasonButton
          isOffered={outcome.decision === null}
          action={texts.refuse}
          title={texts.refuseTitle}
          label={texts.reasonLabel}
          hint=""
          done={() => texts.refused}
          call={(reason) => decide({ credit: false, reason })}
        >
          {texts.refuseText}
        </ReasonButton>
      </div>
      <SaveError refusal={refusal} />
    </>
  )
}
