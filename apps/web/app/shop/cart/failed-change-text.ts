import type { Translate } from '@tecnoclick/messages/translate'
import type { CartAnswer } from '../card/cart-answer.ts'

type Failed = Omit<Extract<CartAnswer, { added: false }>, 'added'>

export function failedChangeText(t: Translate, { failure, name = '' }: Failed): string {
  return failure === 'outOfStock' ? t('errors.outOfStock', { name }) : t(`errors.${failure}`)
}
