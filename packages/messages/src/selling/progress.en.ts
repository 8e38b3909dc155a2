import type { Translation } from '../platform/translation.ts'
import type { progress as source } from './progress.es.ts'

export const progress = {
  title: 'Tracking',
  stages: {
    received: 'Order received',
    preparing: 'Being prepared',
    ready: 'Ready for pick-up',
    onTheWay: 'On its way',
    delivered: 'Delivered',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  code: 'Delivery code',
  codeText: 'Tell it to whoever hands you the order, and only once you have it in your hands.',
  failed: 'On {date} we tried to deliver it and could not. Write to us to arrange another delivery.',
} satisfies Translation<typeof source, 'en'>
