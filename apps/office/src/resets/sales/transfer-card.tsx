import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listStaffResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { listPayments } from '@tecnoclick/contract/selling/orders/endpoints'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { RejectPayment } from '../../selling/orders/reject-payment.tsx'
import { useSaleUpdate } from './use-sale-update.ts'

const { payment: sharedTexts } = office
const { payment: texts } = office.resetSales

export function TransferCard({ sale }: { sale: StaffResetSale }) {
  const t = useFullT()
  const confirm = useConfirm()
  const money = useMoney()
  const { update, busy } = useSaleUpdate(sale)

  async function verify() {
    const title = fillText(texts.verifyTitle, { amount: money(sale.precio, resetCurrency) })
    if (await confirm({ title, text: texts.verifyText, confirmLabel: texts.verify }))
      await update({ descargable: true }, texts.verified)
  }

  return (
    <Section title={texts.title}>
      <Facts>
        <Fact name={texts.plan}>{t(`resets.plans.${sale.plan}`)}</Fact>
        <Fact name={texts.amount}>
          <Money amount={sale.precio} currency={resetCurrency} className="font-semibold" />
        </Fact>
        <Fact name={sharedTexts.code}>
          <code className="break-all font-semibold">{sale.transactionCode}</code>
        </Fact>
      </Facts>
      <CopyButton text={sale.transactionCode} label={texts.copy} className="mt-3" />
      <OtherCodeUses sale={sale} />
      {sale.rejectedDate !== null && (
        <Notice kind="error" className="mt-4" title={rejectedOn(sale.rejectedDate)}>
          {sale.rejection}
        </Notice>
      )}
      {sale.verifiedDate === null && (
        <div className="mt-4 grid gap-2">
          <Button size="sm" busy={busy} onClick={verify}>
            {texts.verify}
          </Button>
          {sale.rejectedDate === null && (
            <RejectPayment
              busy={busy}
              onReject={(rejection) => update({ rejection }, sharedTexts.rejected)}
            />
          )}
        </div>
      )}
    </Section>
  )
}

function rejectedOn(date: string): string {
  return fillText(texts.rejected, { date: formatDateTime(new Date(date), 'es') })
}

/**
 * Other payments whose code contains this one. The database refuses the same code twice, but with a digit added it is
 * another code and often the same transfer.
 */
function OtherCodeUses({ sale: { id, transactionCode } }: { sale: StaffResetSale }) {
  const {
    data: uses,
    error,
    refetch,
  } = useApiQuery({
    queryKey: ['code-uses', id, transactionCode],
    read: async () => {
      const [sales, payments] = await Promise.all([
        officeClient.call(listStaffResetSales, {
          query: listQuery({ where: { transactionCode }, limit: 10 }),
        }),
        officeClient.call(listPayments, {
          query: listQuery({ where: { code: transactionCode }, limit: 10 }),
        }),
      ])
      return [
        ...sales.data
          .filter((other) => other.id !== id)
          .map((other) => ({
            href: `/admin/reset-sales/${other.id}`,
            text: fillText(texts.inSale, { id: other.id, code: other.transactionCode }),
          })),
        ...payments.data.map(({ sellOrderId, noSellOrden, transactionCode: code }) => ({
          href: `/admin/orders/${sellOrderId}`,
          text: fillText(texts.inOrder, { number: noSellOrden, code: code ?? '' }),
        })),
      ]
    },
  })
  if (error && !uses) return <LoadError error={error} onRetry={refetch} />
  if (!uses) return null
  if (uses.length === 0) return <p className="mt-3 text-ink-muted text-sm">{texts.onlyHere}</p>
  return (
    <Notice kind="warning" title={texts.others} className="mt-3">
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
