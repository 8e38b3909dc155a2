import type { Translation } from '../platform/translation.ts'
import type { reviewNotes as source } from './review-notes.es.ts'

export const reviewNotes = {
  unconfirmed: 'بقيت خطوة واحدة: افتح الرابط الذي أرسلناه إلى بريدك. من دونه لا يُنشر تقييمك.',
  waiting: 'استلمنا تقييمك. سننشره بعد مراجعته.',
} satisfies Translation<typeof source, 'ar'>
