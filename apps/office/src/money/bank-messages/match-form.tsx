import { matchBankMessage } from '@tecnoclick/contract/money/bank-messages/endpoints'
import type {
  BankMessageMatch,
  BankMessageProposal,
  BankMessageRow,
} from '@tecnoclick/contract/money/bank-messages/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useMoney } from '../../platform/money.tsx'

const { bankMessages: list } = office
const { dialog: texts } = list
const otherKinds = ['order', 'serviceOrder'] as const

/** What an open message may pay, each with one button, and any other by its number. */
export function MatchForm({ message: { id, version, currency, proposals } }: { message: BankMessageRow }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const [missing, setMissing] = useState(false)

  const match = (target: Omit<BankMessageMatch, 'version'>) =>
    run(() => officeClient.call(matchBankMessage, { params: { id }, body: { ...target, version } }), {
      done: texts.accepted,
    })

  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-sm">{texts.proposals}</h3>
      {proposals.length === 0 ? (
        <p className="text-ink-muted text-sm">{texts.noProposals}</p>
      ) : (
        <ul className="grid gap-2">
          {proposals.map((proposal) => (
            <Proposal
              key={`${proposal.kind} ${proposal.id}`}
              proposal={proposal}
              currency={currency}
              busy={busy}
              onAccept={({ kind, id: target }) => match({ kind, id: target })}
            />
          ))}
        </ul>
      )}
      <form
        noValidate
        className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const number = textOf(form.get('number')).trim()
          setMissing(number === '')
          const kind = otherKinds.find((each) => each === form.get('kind')) ?? 'order'
          if (number !== '') void match({ kind, number })
        }}
      >
        <SelectField
          name="kind"
          label={texts.otherKind}
          options={otherKinds.map((kind) => ({ value: kind, label: texts.otherKinds[kind] }))}
        />
        <TextField
          name="number"
          label={texts.other}
          hint={texts.otherHint}
          error={missing && texts.missingNumber}
          autoComplete="off"
          maxLength={40}
        />
        <Button type="submit" variant="secondary" className="sm:mt-6.5" busy={busy}>
          {texts.match}
        </Button>
      </form>
      <SaveError refusal={refusal} />
    </section>
  )
}

interface ProposalProps {
  proposal: BankMessageProposal
  currency: string
  busy: boolean
  onAccept: (proposal: BankMessageProposal) => void
}

function Proposal({ proposal, currency, busy, onAccept }: ProposalProps) {
  const money = useMoney()
  const { kind, who, due, reason } = proposal
  const what = fillText(list.kinds[kind], proposal)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border p-3">
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">{what}</span>
        <span className="block wrap-anywhere">
          {who} · {fillText(texts.due, { amount: money(due, currency) })}
        </span>
        <span className="block text-ink-muted">{list.reasons[reason]}</span>
      </span>
      <Button
        size="sm"
        busy={busy}
        aria-label={fillText(texts.acceptOf, { what })}
        onClick={() => onAccept(proposal)}
      >
        {texts.accept}
      </Button>
    </li>
  )
}
