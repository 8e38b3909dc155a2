import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { Section } from '../../platform/layout/section.tsx'
import { say } from '../../platform/say.ts'
import { useAnswerSale } from './use-answer-sale.ts'

const { key: words } = office.resetSales

export function KeyCard({ sale }: { sale: DeskSale }) {
  return (
    <Section title={words.title}>
      {sale.hid === '' ? (
        <p className="text-ink-muted text-sm">{words.waiting}</p>
      ) : (
        <>
          <p className="text-ink-muted text-sm">{words.hardwareId}</p>
          <p className="mb-2 break-all font-mono font-semibold">{sale.hid}</p>
          <CopyButton text={sale.hid} label={words.copy} />
          {sale.hidDate && (
            <p className="mt-2 text-ink-muted text-xs">
              {say(words.received, { date: formatDateTime(new Date(sale.hidDate), 'es') })}
            </p>
          )}
          <KeyForm sale={sale} />
        </>
      )}
    </Section>
  )
}

function KeyForm({ sale }: { sale: DeskSale }) {
  const confirm = useConfirm()
  const { answer, busy } = useAnswerSale(sale)
  const [key, setKey] = useState(sale.key)
  const [problem, setProblem] = useState('')
  const label = sale.key === '' ? words.send : words.correct

  async function send(event: FormEvent) {
    event.preventDefault()
    const typed = key.trim()
    if (typed === '') return setProblem(words.missing)
    setProblem('')
    const text = say(words.sendText, { key: typed })
    if (
      await confirm({
        title: words.sendTitle,
        text: <code className="break-all">{text}</code>,
        confirmLabel: label,
      })
    )
      await answer({ key: typed }, words.sent)
  }

  return (
    <form onSubmit={send} noValidate className="mt-4 grid gap-3">
      <TextField
        label={words.label}
        hint={words.hint}
        error={problem}
        value={key}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} disabled={key.trim() === sale.key && key !== ''}>
        {label}
      </Button>
    </form>
  )
}
