import type { ServiceCharge } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { TranslateAll } from '@tecnoclick/messages/translate'

/** '500 of 2,000', or what is paid while there is no quote. */
export function paidText(
  { paid, total, currency }: ServiceCharge,
  t: TranslateAll,
  money: (amount: number, currency: string) => string,
): string {
  if (total === null) return money(paid, currency)
  return t('services.ticket.paidOf', { paid: money(paid, currency), total: money(total, currency) })
}
