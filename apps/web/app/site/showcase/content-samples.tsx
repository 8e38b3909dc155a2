import { formatPrice } from '@tecnoclick/domain/platform/money'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { Carousel } from '@tecnoclick/ui/carousel'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Skeleton, SkeletonText } from '@tecnoclick/ui/skeleton'
import { Table } from '@tecnoclick/ui/table'
import { Timeline } from '@tecnoclick/ui/timeline'
import PackageOpen from 'lucide-react/icons/package-open'
import { sampleCurrencies, sampleOrders } from './sample-data.ts'
import { ShowcaseSection } from './showcase-section.tsx'

export function OtherSamples() {
  return (
    <>
      <SkeletonSamples />
      <EmptyStateSample />
      <CarouselSamples />
      <TimelineSamples />
    </>
  )
}

export function TableSamples() {
  const t = useFullT()
  const locale = useLocale()
  return (
    <ShowcaseSection title={t('components.sections.tables')}>
      <Table
        caption={t('components.table.caption')}
        captionShown
        rows={sampleOrders}
        rowKey={(order) => order.number}
        columns={[
          { key: 'number', header: t('components.table.number'), cell: (order) => <bdi>{order.number}</bdi> },
          {
            key: 'date',
            header: t('components.table.date'),
            cell: (order) => formatDate(order.date, locale),
          },
          {
            key: 'status',
            header: t('components.table.status'),
            cell: (order) => <Badge tone={order.paid ? 'success' : 'neutral'}>{t(order.status)}</Badge>,
          },
          {
            key: 'total',
            header: t('components.table.total'),
            align: 'end',
            cell: (order) => <bdi dir="ltr">{formatPrice(order.total, sampleCurrencies.USD)}</bdi>,
          },
        ]}
      />
    </ShowcaseSection>
  )
}

const scenes = ['bg-action-soft', 'bg-offer-soft', 'bg-success-soft', 'bg-sunken']

function CarouselSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.carousel')}>
      <Carousel label={t('components.carousel.label')} autoplay dots>
        {scenes.map((ground, index) => (
          <p
            key={ground}
            className={`grid h-44 place-items-center rounded-lg font-semibold text-lg ${ground}`}
          >
            {t('components.carousel.slide', { slide: index + 1 })}
          </p>
        ))}
      </Carousel>
    </ShowcaseSection>
  )
}

const received = sampleOrders[2].date

function TimelineSamples() {
  const t = useFullT()
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

function SkeletonSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.skeletons')}>
      <Card className="flex max-w-md gap-4">
        <Skeleton className="size-20 rounded-md" />
        <SkeletonText className="flex-1 content-center" />
      </Card>
    </ShowcaseSection>
  )
}

function EmptyStateSample() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.emptyState')}>
      <Card>
        <EmptyState
          level={3}
          drawing={<PackageOpen strokeWidth={1.25} className="size-14" />}
          title={t('components.empty.title')}
          text={t('components.empty.text')}
          action={<Button href="/shop/catalog">{t('components.empty.action')}</Button>}
        />
      </Card>
    </ShowcaseSection>
  )
}
