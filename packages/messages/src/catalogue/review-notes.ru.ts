import type { Translation } from '../platform/translation.ts'
import type { reviewNotes as source } from './review-notes.es.ts'

export const reviewNotes = {
  unconfirmed:
    'Остался один шаг: откройте ссылку в письме, которое мы вам отправили. Без этого отзыв не будет опубликован.',
  waiting: 'Мы получили ваш отзыв. Опубликуем его после проверки.',
} satisfies Translation<typeof source, 'ru'>
