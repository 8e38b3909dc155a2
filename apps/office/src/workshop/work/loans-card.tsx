import { listOpenLoans } from '@tecnoclick/contract/workshop/loaners/endpoints'
import type { Loaner } from '@tecnoclick/contract/workshop/loaners/schemas'
import { endLoan, lendLoaner } from '@tecnoclick/contract/workshop/work/endpoints'
import type { RepairLoan } from '@tecnoclick/contract/workshop/work/schemas'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { numberOf, textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAllRows, useApiQuery } from '../../platform/api/use-api-query.ts'
import { QuestionDialog } from '../../platform/form/question-dialog.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useWorkAct } from './use-work.ts'

const { loans: texts } = office.repairWork

export function useOpenLoans() {
  return useApiQuery({
    queryKey: ['open-loans'],
    read: ({ signal }) => officeClient.call(listOpenLoans, { signal }),
  }).data?.data
}

interface LoansCardProps {
  orderId: number
  loans: readonly RepairLoan[]
  mayLend: boolean
  mayTakeBack: boolean
}

/** A device of the shop that the customer uses meanwhile (workshop.md#loaner-devices). */
export function LoansCard({ orderId, loans, mayLend, mayTakeBack }: LoansCardProps) {
  const [isLending, setLending] = useState(false)
  const [returning, setReturning] = useState<RepairLoan>()
  const today = havanaDay(new Date())
  return (
    <Section title={texts.title}>
      {loans.length === 0 && <p className="text-ink-muted text-sm">{texts.none}</p>}
      <ul className="grid gap-3 text-sm empty:hidden">
        {loans.map((loan) => {
          const date = formatDate(noonOf(loan.dueOn), 'es')
          const isLate = loan.returnedDate === null && loan.dueOn < today
          return (
            <li key={loan.id} className="grid gap-1">
              <span className="break-words font-semibold">{loan.loaner.name}</span>
              <span className="break-words text-ink-muted text-xs">{loan.loaner.serial}</span>
              {loan.returnedDate === null ? (
                <span>
                  {isLate ? (
                    <Badge tone="danger">{fillText(texts.overdue, { date })}</Badge>
                  ) : (
                    fillText(texts.dueOn, { date })
                  )}
                </span>
              ) : (
                <span className="text-ink-muted">
                  {[
                    fillText(texts.returned, { date: formatDate(new Date(loan.returnedDate), 'es') }),
                    loan.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
              {mayTakeBack && loan.returnedDate === null && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => setReturning(loan)}
                >
                  {texts.giveBack}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {mayLend && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => setLending(true)}>
          {texts.lend}
        </Button>
      )}
      {isLending && <LendDialog orderId={orderId} onClose={() => setLending(false)} />}
      {returning && (
        <ReturnDialog orderId={orderId} loan={returning} onClose={() => setReturning(undefined)} />
      )}
    </Section>
  )
}

function LendDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { act, busy, refusal } = useWorkAct({ inline: true })
  const loaners = useAllRows<Loaner>('loaners')
  const lent = useOpenLoans()
  const [errors, setErrors] = useState<{ loaner?: string; dueOn?: string }>({})
  const free = (loaners ?? []).filter(
    ({ id, state, enable }) => enable && state === 'ready' && !lent?.some(({ loanerId }) => loanerId === id),
  )
  return (
    <QuestionDialog
      title={texts.lend}
      text={texts.lendText}
      saveLabel={texts.lend}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={async (form) => {
        const loanerId = numberOf(form.get('loanerId'))
        const dueOn = textOf(form.get('dueOn'))
        const isDate = dueOn >= havanaDay(new Date())
        setErrors({
          ...(!loanerId && { loaner: texts.missingLoaner }),
          ...(!isDate && { dueOn: texts.missingDate }),
        })
        if (!loanerId || !isDate) return false
        return act(
          (headers) =>
            officeClient.call(lendLoaner, { params: { id: orderId }, body: { loanerId, dueOn }, headers }),
          texts.lent,
        )
      }}
    >
      {loaners && lent && free.length === 0 ? (
        <p className="text-sm">
          {texts.noLoaners} <TextLink href="/admin/loaners">{texts.register}</TextLink>
        </p>
      ) : (
        <SelectField
          name="loanerId"
          label={texts.loaner}
          placeholder={texts.choose}
          options={free.map(({ id, name, serial }) => ({ value: String(id), label: `${name} · ${serial}` }))}
          error={errors.loaner}
        />
      )}
      <TextField name="dueOn" type="date" label={texts.due} error={errors.dueOn} />
    </QuestionDialog>
  )
}

function ReturnDialog({
  orderId,
  loan,
  onClose,
}: {
  orderId: number
  loan: RepairLoan
  onClose: () => void
}) {
  const { act, busy, refusal } = useWorkAct({ inline: true })
  return (
    <QuestionDialog
      title={fillText(texts.giveBackTitle, { name: loan.loaner.name })}
      text={texts.giveBackText}
      saveLabel={texts.giveBack}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={(form) =>
        act(
          (headers) =>
            officeClient.call(endLoan, {
              params: { id: orderId, loanId: loan.id },
              body: { note: textOf(form.get('note')) },
              headers,
            }),
          texts.givenBack,
        )
      }
    >
      <TextField name="note" label={texts.note} maxLength={300} autoComplete="off" />
    </QuestionDialog>
  )
}
