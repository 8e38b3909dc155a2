import { formatDate } from '@tecnoclick/messages/format-date'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'
import { sampleOrders } from './sample-data.ts'
import { ShowcaseSection } from './showcase-section.tsx'

const received = sampleOrders[2].date

export function TimelineSamples() {
  const t = useT()
  const locale = useLocale()
  return (
    <ShowcaseSection title={t('components.sections.timeline')}>
      <Timeline
        layout="row"
        steps={[
          {
            key: 'received',
            title: t('components.timeline.received'),
            date: { text: formatDate(received, locale), iso: received.toISOString() },
            state: 'done',
          },
          { key: 'paid', title: t('components.timeline.paid'), state: 'done' },
          { key: 'ready', title: t('components.timeline.ready'), state: 'current' },
          { key: 'delivered', title: t('components.timeline.delivered'), state: 'todo' },
        ]}
      />
    </ShowcaseSection>
  )
}
