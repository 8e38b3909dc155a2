import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { mayFollow, stateOfSale } from '@tecnoclick/domain/resets/sale-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { RejectPayment } from '../../selling/orders/reject-payment.tsx'
import { TransactionCodeCheck } from '../../selling/payments/code-uses.tsx'
import { useSaleUpdate } from './use-sale-update.ts'

const { payment: sharedTexts } = office
const { payment: texts } = office.resetSales

export function TransferCard({ sale }: { sale: StaffResetSale }) {
  const confirm = useConfirm()
  const money = useMoney()
  const { update, busy, refusal, clearRefusal } = useSaleUpdate(sale)

  async function verify() {
    const title = fillText(texts.verifyTitle, { amount: money(sale.precio, resetCurrency) })
    if (await confirm({ title, text: texts.verifyText, confirmLabel: texts.verify }))
      await update({ descargable: true }, texts.verified)
  }

  return (
    <Section title={texts.title}>
      <TransferFacts sale={sale} />
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
          {mayFollow(stateOfSale(sale), 'reject') && (
            <RejectPayment
              busy={busy}
              refusal={refusal}
              onClose={clearRefusal}
              onReject={(rejection) =>
                update({ rejection }, `${sharedTexts.rejected} ${office.customerNews.done}`)
              }
            />
          )}
          <SaveError refusal={refusal} />
        </div>
      )}
    </Section>
  )
}

/** What the buyer says was paid, and what speaks against it. */
export function TransferFacts({ sale }: { sale: StaffResetSale }) {
  const t = useFullT()
  return (
    <>
      <Facts>
        <Fact name={texts.plan}>{t(`resets.plans.${sale.plan}`)}</Fact>
        <Fact name={texts.amount}>
          <Money amount={sale.precio} currency={resetCurrency} className="font-semibold" />
        </Fact>
        <Fact name={sharedTexts.code}>
          <code className="break-all font-semibold">{sale.transactionCode}</code>
        </Fact>
      </Facts>
      <TransactionCodeCheck code={sale.transactionCode} of={{ resetSaleId: sale.id }} />
    </>
  )
}

function rejectedOn(date: string): string {
  return fillText(texts.rejected, { date: formatDateTime(new Date(date), 'es') })
}
