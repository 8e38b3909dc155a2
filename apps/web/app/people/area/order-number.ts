import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import type { TranslateAll } from '@tecnoclick/messages/translate'

/** Customers never read INVALIDO (selling.md#order-numbers). */
export function shownNumber(number: string, t: TranslateAll): string {
  return knownNumber(number) ?? t('orders.numberToCome')
}

export function orderTitle(number: string, t: TranslateAll): string {
  return knownNumber(number) ? t('orders.detail.title', { number }) : t('orders.unnumbered')
}
