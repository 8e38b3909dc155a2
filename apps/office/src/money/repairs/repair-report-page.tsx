import { exportRepairReport, getRepairReport } from '@tecnoclick/contract/money/repairs/endpoints'
import type { RepairReport } from '@tecnoclick/contract/money/repairs/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { type Column, Table } from '@tecnoclick/ui/table'
import Download from 'lucide-react/icons/download'
import { confirmBeforeDownload } from '../../platform/api/ensure-confirmed.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { Figure } from '../dashboard/figure.tsx'
import { useReportPeriod } from '../dashboard/report-period.tsx'

const { repairReport: texts } = office

type Earned = Pick<
  RepairReport['devices'][number],
  'currency' | 'repairs' | 'known' | 'sales' | 'cost' | 'margin'
>

const earnedColumns: readonly Column<Earned>[] = [
  {
    key: 'repairs',
    header: texts.columns.repairs,
    align: 'end',
    cell: ({ repairs, known }) => (known === repairs ? repairs : `${repairs} (${known})`),
  },
  ...(['sales', 'cost', 'margin'] as const).map(
    (key): Column<Earned> => ({
      key,
      header: texts.columns[key],
      align: 'end',
      cell: (row) => <Money amount={row[key]} currency={row.currency} />,
    }),
  ),
]

const nameColumn = <Row,>(nameOf: (row: Row) => string): Column<Row> => ({
  key: 'name',
  header: texts.columns.name,
  cell: (row) => <span className="break-words font-semibold">{nameOf(row)}</span>,
})

const technicianColumns: readonly Column<RepairReport['technicians'][number]>[] = [
  nameColumn(({ technician }) => technician?.name ?? texts.noTechnician),
  ...earnedColumns,
  { key: 'minutes', header: texts.columns.minutes, align: 'end', cell: ({ minutes }) => minutes },
]

const deviceColumns: readonly Column<RepairReport['devices'][number]>[] = [
  nameColumn(({ brand, model }) => [brand, model].filter(Boolean).join(' ')),
  ...earnedColumns,
]

/** Turnaround, first-time fixes and margins of the workshop (workshop.md#reports). */
export function RepairReportPage() {
  const { period, key, choice } = useReportPeriod('/admin/repair-report')
  const query = useApiQuery({
    queryKey: ['repair-report', key],
    read: ({ signal }) => officeClient.call(getRepairReport, { query: period, signal }),
    placeholderData: (before) => before,
  })
  const asked = new URLSearchParams(Object.entries(period).map(([name, value]) => [name, String(value)]))
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} action={choice} />
      <Loaded query={query} columns={4}>
        {(report) => (
          <div className="grid gap-4">
            <Times report={report} />
            <Section
              title={texts.groups.technicians}
              action={
                <Button
                  href={`/api${exportRepairReport.path}?${asked}`}
                  download
                  onClick={(event) => void confirmBeforeDownload(event)}
                  variant="quiet"
                  size="sm"
                  icon={<Download aria-hidden="true" className="size-4" />}
                  className="text-link"
                >
                  {texts.download}
                </Button>
              }
            >
              <Margins
                caption={texts.groups.technicians}
                columns={technicianColumns}
                rows={report.technicians}
                rowKey={({ technician, currency }) => `${technician?.id}-${currency}`}
              />
            </Section>
            <Section title={texts.groups.devices}>
              <Margins
                caption={texts.groups.devices}
                columns={deviceColumns}
                rows={report.devices}
                rowKey={({ brand, model, currency }) => `${brand}-${model}-${currency}`}
              />
            </Section>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Margins<Row>(props: Parameters<typeof Table<Row>>[0]) {
  if (props.rows.length === 0) return <p className="text-ink-muted text-sm">{texts.noMoney}</p>
  return <Table {...props} />
}

/** '3 días', or hours below two days. */
function spanText(hours: number | null): string {
  if (hours === null) return '—'
  return hours < 48
    ? fillCount(texts.hours, Math.round(hours))
    : fillCount(texts.days, Math.round(hours / 24))
}

function Times({ report: { turnaround, firstTime } }: { report: RepairReport }) {
  if (turnaround.repairs === 0) return <p className="text-ink-muted text-sm">{texts.none}</p>
  const { repairs, repeated, rate } = firstTime
  return (
    <Section title={texts.turnaround}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure name={texts.median} value={spanText(turnaround.median)} isMain />
        <Figure name={texts.p90} value={spanText(turnaround.p90)} isMain />
        <Figure name={texts.firstTime} value={rate === null ? '—' : `${Math.round(rate * 100)} %`} isMain>
          <dd className="text-ink-muted text-sm">{fillText(texts.firstTimeDetail, { repairs, repeated })}</dd>
        </Figure>
      </dl>
    </Section>
  )
}
