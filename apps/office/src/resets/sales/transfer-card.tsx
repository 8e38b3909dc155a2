import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money/money.tsx'
import { useMoney } from '../../platform/money/use-money.ts'
import { say } from '../../platform/say.ts'
import { RejectPayment } from '../../selling/payments/reject-payment.tsx'
import { CodeUses } from './code-uses.tsx'
import { useAnswerSale } from './use-answer-sale.ts'

const { payment: shared } = office
const { payment: words } = office.resetSales

export function TransferCard({ sale }: { sale: DeskSale }) {
  const t = useT()
  const confirm = useConfirm()
  const money = useMoney()
  const { answer, busy } = useAnswerSale(sale)

  async function verify() {
    const title = say(words.verifyTitle, { amount: money(sale.precio, resetCurrency) })
    if (await confirm({ title, text: words.verifyText, confirmLabel: words.verify }))
      await answer({ descargable: true }, words.verified)
  }

  return (
    <Section title={words.title}>
      <Facts>
        <Fact name={words.plan}>{t(`resets.plans.${sale.plan}`)}</Fact>
        <Fact name={words.amount}>
          <Money amount={sale.precio} currency={resetCurrency} className="font-semibold" />
        </Fact>
        <Fact name={shared.code}>
          <code className="break-all font-semibold">{sale.transactionCode}</code>
        </Fact>
      </Facts>
      <CopyButton text={sale.transactionCode} label={words.copy} className="mt-3" />
      <CodeUses sale={sale} />
      {sale.rejectedDate !== null && (
        <Notice kind="error" className="mt-4" title={rejectedOn(sale.rejectedDate)}>
          {sale.rejection}
        </Notice>
      )}
      {sale.verifiedDate === null && (
        <div className="mt-4 grid gap-2">
          <Button size="sm" busy={busy} onClick={verify}>
            {words.verify}
          </Button>
          {sale.rejectedDate === null && (
            <RejectPayment busy={busy} onReject={(rejection) => answer({ rejection }, shared.rejected)} />
          )}
        </div>
      )}
    </Section>
  )
}

function rejectedOn(date: string): string {
  return say(words.rejected, { date: formatDateTime(new Date(date), 'es') })
}
