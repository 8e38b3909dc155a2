import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listDownloads } from '@tecnoclick/contract/resets/sales/endpoints'
import { resetSaleAnswerSchema, type StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { mayFollow, stateOfSale } from '@tecnoclick/domain/resets/sale-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { useSaleUpdate } from './use-sale-update.ts'

const { key: keyTexts, access: accessTexts, downloads } = office.resetSales

export function KeyCard({ sale }: { sale: StaffResetSale }) {
  return (
    <Section title={keyTexts.title}>
      {!mayFollow(stateOfSale(sale), 'sendKey') ? (
        <p className="text-ink-muted text-sm">{keyTexts.waiting}</p>
      ) : (
        <>
          <HardwareId sale={sale} />
          <KeyForm sale={sale} />
        </>
      )}
    </Section>
  )
}

export function HardwareId({ sale }: { sale: StaffResetSale }) {
  return (
    <>
      <p className="text-ink-muted text-sm">{keyTexts.hardwareId}</p>
      <p className="mb-2 break-all font-mono font-semibold">{sale.hid}</p>
      <CopyButton text={sale.hid} label={keyTexts.copy} />
      {sale.hidDate && (
        <p className="mt-2 text-ink-muted text-xs">
          {fillText(keyTexts.received, { date: formatDateTime(new Date(sale.hidDate), 'es') })}
        </p>
      )}
    </>
  )
}

export function KeyForm({ sale, onSent }: { sale: StaffResetSale; onSent?: () => void }) {
  const confirm = useConfirm()
  const { update, busy, refusal } = useSaleUpdate(sale)
  const [key, setKey] = useState(sale.key)
  const [problem, setProblem] = useState('')
  const label = sale.key === '' ? keyTexts.send : keyTexts.correct

  async function send(event: FormEvent) {
    event.preventDefault()
    const typed = key.trim()
    if (typed === '') return setProblem(keyTexts.missing)
    setProblem('')
    const question = {
      title: keyTexts.sendTitle,
      text: <code className="break-all">{fillText(keyTexts.sendText, { key: typed })}</code>,
      confirmLabel: label,
    }
    if ((await confirm(question)) && (await update({ key: typed }, keyTexts.sent))) onSent?.()
  }

  return (
    <form onSubmit={send} noValidate className="mt-4 grid gap-3">
      <TextField
        label={keyTexts.label}
        hint={keyTexts.hint}
        error={problem}
        value={key}
        maxLength={limitsOf(resetSaleAnswerSchema.shape.key).maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} disabled={key.trim() === sale.key && key !== ''}>
        {label}
      </Button>
      <SaveError refusal={refusal} />
    </form>
  )
}

/** Whether the buyer may download the file, and the downloads so far. */
export function AccessCard({ sale }: { sale: StaffResetSale }) {
  const confirm = useConfirm()
  const { update, busy, refusal } = useSaleUpdate(sale)

  async function revoke() {
    const question = {
      title: accessTexts.revokeTitle,
      text: accessTexts.revokeText,
      confirmLabel: accessTexts.revoke,
    }
    if (await confirm({ ...question, tone: 'danger' }))
      await update({ descargable: false }, accessTexts.revoked)
  }
  async function allow() {
    if (
      await confirm({
        title: accessTexts.allowTitle,
        text: accessTexts.allowText,
        confirmLabel: accessTexts.allow,
      })
    )
      await update({ descargable: true }, accessTexts.allowed)
  }

  return (
    <Section
      title={accessTexts.title}
      action={
        mayFollow(stateOfSale(sale), 'revoke') && (
          <Button variant="secondary" size="sm" busy={busy} onClick={sale.descargable ? revoke : allow}>
            {sale.descargable ? accessTexts.revoke : accessTexts.allow}
          </Button>
        )
      }
    >
      {sale.verifiedDate === null ? (
        <p className="text-ink-muted text-sm">{accessTexts.waiting}</p>
      ) : (
        <Downloads saleId={sale.id} />
      )}
      <SaveError refusal={refusal} />
    </Section>
  )
}

function Downloads({ saleId }: { saleId: number }) {
  const { data, error, refetch } = useApiQuery({
    queryKey: ['downloads', saleId],
    read: () =>
      officeClient.call(listDownloads, { query: listQuery({ where: { resetSaleId: saleId }, limit: 20 }) }),
  })
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data) return null
  if (data.data.length === 0) return <p className="text-ink-muted text-sm">{accessTexts.never}</p>
  return (
    <ul className="grid gap-1.5 text-sm">
      {data.data.map(({ id, date, bytes, finishedDate }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <DateTime date={date} />
          <span>
            {formatBytes(bytes, 'es')} · {finishedDate ? downloads.finished : downloads.cut}
          </span>
        </li>
      ))}
    </ul>
  )
}
