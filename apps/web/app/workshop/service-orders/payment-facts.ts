import type { RepairPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import type { TranslateAll } from '@tecnoclick/messages/translate'

/** Where to transfer, for the account and the ticket. */
export function paymentFacts(
  { account, holder, phone, bank }: NonNullable<RepairPayment['transfer']>,
  reference: string,
  t: TranslateAll,
): [label: string, value: string][] {
  const facts: [string, string][] = [
    [t('checkout.transfer.account'), [account, bank].filter(Boolean).join(' · ')],
    [t('checkout.transfer.holder'), holder],
    [t('checkout.transfer.phone'), phone],
    [t('payment.reference'), reference],
  ]
  return facts.filter(([, value]) => value !== '')
}
