import { decideReturn, receiveReturn } from '@tecnoclick/contract/selling/returns/endpoints'
import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { newsHint } from '../../platform/customer-news.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useReturnNews } from './return-news.ts'

const { decision, receipt } = office.returns

export function DecideReturn({ asked }: { asked: OrderReturn }) {
  return (
    <Section title={decision.title}>
      <DecisionForm asked={asked} mayAccept />
    </Section>
  )
}

/** The goods arrive, or the return is refused after all. */
export function ReceiveReturn({ asked: { id, version }, asked }: { asked: OrderReturn }) {
  const { run, busy, refusal } = useConfirmedAction({ inline: true })
  async function receive() {
    const question = { title: receipt.receiveTitle, text: receipt.text, confirmLabel: receipt.receive }
    await run(question, () => officeClient.call(receiveReturn, { params: { id }, body: { version } }), {
      done: receipt.received,
    })
  }
  return (
    <Section title={receipt.title}>
      <p className="mb-4 text-sm">{receipt.text}</p>
      <Button busy={busy} onClick={receive}>
        {receipt.receive}
      </Button>
      <SaveError refusal={refusal} />
      <div className="mt-6 border-t pt-4">
        <p className="mb-4 text-ink-muted text-sm">{receipt.never}</p>
        <DecisionForm asked={asked} mayAccept={false} />
      </div>
    </Section>
  )
}

function DecisionForm({ asked, mayAccept }: { asked: OrderReturn; mayAccept: boolean }) {
  const { id, customer, version } = asked
  const tell = useReturnNews(asked)
  const { run, busy, refusal } = useConfirmedAction({ inline: true })
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()

  async function decide(state: 'accepted' | 'refused') {
    const isMissing = state === 'refused' && note.trim() === ''
    setError(isMissing ? decision.needsNote : undefined)
    if (isMissing) return
    const question = {
      title: decision.titles[state],
      text: newsHint(customer, decision.mailed),
      confirmLabel: state === 'accepted' ? decision.accept : decision.refuse,
    }
    const body = { state, note: note.trim(), version }
    await run(
      { ...question, tone: state === 'accepted' ? 'primary' : 'danger' },
      () => officeClient.call(decideReturn, { params: { id }, body }),
      { done: () => tell(decision[state], `${decision[state]} ${body.note}`.trim()) },
    )
  }

  return (
    <div className="grid gap-4">
      <TextField
        label={decision.note}
        hint={decision.noteHint}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
        maxLength={500}
        autoComplete="off"
        error={error}
      />
      <p className="flex flex-wrap gap-3">
        {mayAccept && (
          <Button busy={busy} onClick={() => decide('accepted')}>
            {decision.accept}
          </Button>
        )}
        <Button variant="danger" busy={busy} onClick={() => decide('refused')}>
          {decision.refuse}
        </Button>
      </p>
      <SaveError refusal={refusal} />
    </div>
  )
}
