import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import type { Translate } from '@tecnoclick/messages/translate'

/**
 * The wire label of home delivery is the same in every language; the reader gets a translation
 * (selling.md#order-pages).
 */
export function extraLineName(label: string, t: Translate): string {
  return label === deliveryLabel ? t('checkout.delivery') : label
}
