import type { Translation } from '../platform/translation.ts'
import type { alerts as source } from './alerts.es.ts'

export const alerts: Translation<typeof source, 'en'> = {
  title: 'Your product alerts',
  waiting: {
    one: '{count} alert is still waiting for {email}: we will write when the product arrives.',
    other: '{count} alerts are still waiting for {email}: we will write when the products arrive.',
  },
  none: 'No alert is waiting for {email}: we will not write about products any more.',
  end: 'Stop these alerts',
  catalogue: 'See the products',
  badTitle: 'This link is no longer valid',
  badText: 'Use the link in the last alert that you received.',
}
