import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listDownloads } from '@tecnoclick/contract/resets/sales/endpoints'
import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'
import { Section } from '../../platform/layout/section.tsx'
import { When } from '../../platform/layout/when.tsx'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { useAnswerSale } from './use-answer-sale.ts'

const { access: words, downloads } = office.resetSales

/** Whether the buyer may fetch the file, and how often they did. */
export function AccessCard({ sale }: { sale: DeskSale }) {
  const confirm = useConfirm()
  const { answer, busy } = useAnswerSale(sale)

  async function revoke() {
    const question = { title: words.revokeTitle, text: words.revokeText, confirmLabel: words.revoke }
    if (await confirm({ ...question, tone: 'danger' })) await answer({ descargable: false }, words.revoked)
  }
  async function allow() {
    if (await confirm({ title: words.allowTitle, text: words.allowText, confirmLabel: words.allow }))
      await answer({ descargable: true }, words.allowed)
  }

  return (
    <Section
      title={words.title}
      action={
        sale.verifiedDate !== null && (
          <Button variant="secondary" size="sm" busy={busy} onClick={sale.descargable ? revoke : allow}>
            {sale.descargable ? words.revoke : words.allow}
          </Button>
        )
      }
    >
      {sale.verifiedDate === null ? (
        <p className="text-ink-muted text-sm">{words.waiting}</p>
      ) : (
        <DownloadsOf saleId={sale.id} />
      )}
    </Section>
  )
}

function DownloadsOf({ saleId }: { saleId: number }) {
  const { data, error, refetch } = useReading({
    queryKey: ['downloads', saleId],
    read: () =>
      officeClient.call(listDownloads, { query: listQuery({ where: { resetSaleId: saleId }, limit: 20 }) }),
  })
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return null
  if (data.data.length === 0) return <p className="text-ink-muted text-sm">{words.never}</p>
  return (
    <ul className="grid gap-1.5 text-sm">
      {data.data.map(({ id, date, bytes, finishedDate }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <When date={date} className="tabular-nums" />
          <span>
            {formatBytes(bytes, 'es')} · {finishedDate ? downloads.finished : downloads.cut}
          </span>
        </li>
      ))}
    </ul>
  )
}
