import { formatPrice } from '@tecnoclick/domain/platform/money'
import { formatDate } from '@tecnoclick/messages/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Table } from '@tecnoclick/ui/table'
import { sampleCurrencies, sampleOrders } from './sample-data.ts'
import { ShowcaseSection } from './showcase-section.tsx'

export function TableSamples() {
  const t = useT()
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
