import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Timeline, type TimelineStep } from '@tecnoclick/ui/timeline'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { OutcomeCard } from '../outcomes/outcome-card.tsx'
import { AccessCard, KeyCard } from './sale-cards.tsx'
import { PromisedDate, SaleStateBadge } from './sale-state.tsx'
import { TransferCard } from './transfer-card.tsx'

const { resetSales, orders } = office

export function ResetSalePage() {
  const { row: sale, fallback } = useRow<StaffResetSale>('reset-sales')
  if (!sale) return fallback
  const model = `${sale.reset.brand.name} ${sale.reset.model}`
  return (
    <>
      <BackLink href="/admin/reset-sales">{resetSales.back}</BackLink>
      <PageHeading
        title={fillText(resetSales.saleTitle, { model, id: sale.id })}
        text={sale.reset.typeFile}
      />
      <div className="-mt-2 mb-5 flex flex-wrap items-center gap-2">
        <SaleStateBadge sale={sale} />
        <PromisedDate sale={sale} />
      </div>
      <Section title={resetSales.timeline} className="mb-4">
        <SaleTimeline sale={sale} />
      </Section>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <TransferCard sale={sale} />
          <Section title={resetSales.buyer}>
            <p className="mb-1 font-semibold text-sm">{sale.buyer.name || sale.buyer.email}</p>
            <ContactLinks email={sale.buyer.email} />
            <Permitted permission="customers:read">
              <p className="mt-3 text-sm">
                <TextLink href={`/admin/customers/${sale.buyer.id}`}>{orders.seeCustomer}</TextLink>
              </p>
            </Permitted>
          </Section>
        </div>
        <div className="grid min-w-0 gap-4">
          <KeyCard key={sale.id} sale={sale} />
          <AccessCard sale={sale} />
          <OutcomeCard sale={sale} />
        </div>
      </div>
    </>
  )
}

function SaleTimeline({ sale }: { sale: StaffResetSale }) {
  const t = useFullT()
  const dates = [
    { key: 'paid', date: sale.date },
    { key: 'verified', date: sale.verifiedDate },
    { key: 'downloaded', date: sale.downloadedDate },
    { key: 'hardwareId', date: sale.hidDate },
    { key: 'key', date: sale.keyDate },
  ] as const
  // A rejected transfer goes no further.
  const current = sale.rejectedDate ? -1 : dates.findIndex(({ date }) => date === null)
  const steps = dates.map(
    ({ key, date }, index): TimelineStep => ({
      key,
      title: t(`resets.steps.${key}`),
      state: date ? 'done' : index === current ? 'current' : 'todo',
      ...(date && { date: { text: formatDateTime(new Date(date), 'es'), iso: date } }),
    }),
  )
  return <Timeline layout="row" steps={steps} />
}
