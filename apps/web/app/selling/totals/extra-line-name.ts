import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import type { Translate } from '@tecnoclick/messages/translate'

/** The wire calls home delivery by the owner's word in every language (A §9); the reader gets it in their own. */
export function extraLineName(label: string, t: Translate): string {
  return label === deliveryLabel ? t('checkout.delivery') : label
}
