import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listStaffResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import { listPayments } from '@tecnoclick/contract/selling/orders/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { LoadError } from '../../platform/list/list-states.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

const { payment: texts } = office

interface TransactionCodeProps {
  code: string
  /** The payment that has the code. */
  of: { paymentId: number } | { resetSaleId: number }
}

/** The button that copies a code, and the other payments that may be the same transfer. */
export function TransactionCodeCheck({ code, of }: TransactionCodeProps) {
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <CopyButton text={code} label={texts.copy} />
      <OtherCodeUses code={code} of={of} />
    </div>
  )
}

/**
 * Other payments whose code contains this one. The database refuses the same code twice, but with a digit added it is
 * another code and often the same transfer.
 */
function OtherCodeUses({ code, of }: TransactionCodeProps) {
  const mayReadSales = useIsPermitted()('resetSales:read')
  const {
    data: uses,
    error,
    refetch,
  } = useApiQuery({
    queryKey: ['code-uses', of, code, mayReadSales],
    read: async () => {
      const [sales, payments] = await Promise.all([mayReadSales ? salesWith(code) : [], paymentsWith(code)])
      return [
        ...sales
          .filter(({ id }) => !('resetSaleId' in of) || id !== of.resetSaleId)
          .map(({ id, transactionCode }) => ({
            key: `sale-${id}`,
            href: `/admin/reset-sales/${id}`,
            text: fillText(texts.inSale, { id, code: transactionCode }),
          })),
        ...payments
          .filter(({ id }) => !('paymentId' in of) || id !== of.paymentId)
          .map(({ id, sellOrderId, noSellOrden: number, transactionCode }) => ({
            key: `payment-${id}`,
            href: `/admin/orders/${sellOrderId}`,
            text: fillText(texts.inOrder, { number, code: transactionCode ?? '' }),
          })),
      ]
    },
  })
  if (error && !uses) return <LoadError error={error} onRetry={refetch} />
  if (!uses) return null
  if (uses.length === 0) return <p className="text-ink-muted text-sm">{texts.onlyHere}</p>
  return (
    <Notice kind="warning" title={texts.others}>
      <ul>
        {uses.map(({ key, href, text }) => (
          <li key={key}>
            <TextLink href={href} className="break-all">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

async function salesWith(transactionCode: string) {
  const query = listQuery({ where: { transactionCode }, limit: 10 })
  return (await officeClient.call(listStaffResetSales, { query })).data
}

async function paymentsWith(code: string) {
  const query = listQuery({ where: { code }, limit: 10 })
  return (await officeClient.call(listPayments, { query })).data
}
