import type { Translate } from '@tecnoclick/messages/translate'
import type { RefusedChange } from '../../catalogue/card/cart-answer.ts'

export function failedChangeText(t: Translate, { failure, name = '' }: Omit<RefusedChange, 'added'>): string {
  return failure === 'outOfStock' ? t('errors.outOfStock', { name }) : t(`errors.${failure}`)
}
