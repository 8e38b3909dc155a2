import type { Translation } from '../platform/translation.ts'
import type { progress as source } from './progress.es.ts'

export const progress = {
  title: 'التتبّع',
  stages: {
    received: 'تم استلام الطلب',
    preparing: 'قيد التجهيز',
    ready: 'جاهز للاستلام',
    onTheWay: 'في الطريق',
    delivered: 'تم التسليم',
    completed: 'مكتمل',
    cancelled: 'ملغى',
  },
  code: 'رمز التسليم',
  codeText: 'قله لمن يسلّمك الطلب، وفقط عندما يصبح الطلب بين يديك.',
  failed: 'حاولنا التسليم في {date} ولم نتمكن. راسلنا للاتفاق على موعد آخر.',
} satisfies Translation<typeof source, 'ar'>
