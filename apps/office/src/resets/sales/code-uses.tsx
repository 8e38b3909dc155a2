import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listDeskSales } from '@tecnoclick/contract/resets/sales/endpoints'
import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { listPayments } from '@tecnoclick/contract/selling/orders/endpoints'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { say } from '../../platform/say.ts'

const { payment: words } = office.resetSales

/**
 * A code serves once in the whole shop, and the database sees to it; one with a digit before or behind it is another code,
 * and often the same transfer told twice.
 */
export function CodeUses({ sale: { id, transactionCode } }: { sale: DeskSale }) {
  const {
    data: uses,
    error,
    refetch,
  } = useReading({
    queryKey: ['code-uses', id, transactionCode],
    read: async () => {
      const [sales, payments] = await Promise.all([
        officeClient.call(listDeskSales, { query: listQuery({ where: { transactionCode }, limit: 10 }) }),
        officeClient.call(listPayments, {
          query: listQuery({ where: { code: transactionCode }, limit: 10 }),
        }),
      ])
      return [
        ...sales.data
          .filter((other) => other.id !== id)
          .map((other) => ({
            href: `/admin/reset-sales/${other.id}`,
            text: say(words.inSale, { id: other.id, code: other.transactionCode }),
          })),
        ...payments.data.map(({ sellOrderId, noSellOrden, transactionCode: code }) => ({
          href: `/admin/orders/${sellOrderId}`,
          text: say(words.inOrder, { number: noSellOrden, code: code ?? '' }),
        })),
      ]
    },
  })
  if (error && !uses) return <ListFailure error={error} onRetry={refetch} />
  if (!uses) return null
  if (uses.length === 0) return <p className="mt-3 text-ink-muted text-sm">{words.onlyHere}</p>
  return (
    <Notice kind="warning" title={words.others} className="mt-3">
      <ul>
        {uses.map(({ href, text }) => (
          <li key={href}>
            <TextLink href={href} className="break-all">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
