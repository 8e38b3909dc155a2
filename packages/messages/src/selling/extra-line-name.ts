import { deliveryLabel, discountLabel } from '@tecnoclick/domain/selling/order'
import { isPromotionLabel } from '@tecnoclick/domain/selling/promotion'
import type { Translate } from '../translate.ts'

/** The API labels home delivery the same in every language; pages and papers translate it (selling.md#order-pages). */
export function extraLineName(label: string, t: Translate): string {
  if (label === deliveryLabel) return t('cart.delivery')
  if (label !== discountLabel && !isPromotionLabel(label)) return label
  return t('cart.discount', { name: label.slice(discountLabel.length + 1) }).trim()
}
