import type { SheetLine, StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { unitsMoved } from '@tecnoclick/domain/stock/stock-sheet'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { type Column, Table } from '@tecnoclick/ui/table'
import Tags from 'lucide-react/icons/tags'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { EnterSerials } from '../serials/enter-serials.tsx'
import { CountDraft } from './count-draft.tsx'
import { productColumn, ReceiptDraft } from './receipt-draft.tsx'
import { SheetStateBadge, sheetName } from './sheet-list.tsx'

const { stockSheets: texts } = office

export function SheetPage() {
  const { row: sheet, fallback } = useRow<StockSheet>('stock-sheets', 'lines')
  if (!sheet) return fallback
  const { id, kind, state, createdBy, createdDate, bookedBy, bookedDate, note, blind } = sheet
  const at = (date: string) => formatDateTime(new Date(date), 'es')
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/stock-sheets">{texts.back}</BackLink>
      </div>
      <PageHeading
        title={sheetName(sheet)}
        action={
          sheet.lines.length > 0 &&
          kind === 'receipt' && (
            <Button
              href={`/admin/labels?sheet=${id}`}
              variant="secondary"
              size="sm"
              icon={<Tags aria-hidden="true" className="size-4" />}
            >
              {texts.labels}
            </Button>
          )
        }
      />
      <PageStatus>
        <SheetStateBadge state={state} />
        {bookedDate && bookedBy
          ? fillText(texts.bookedBy, { name: bookedBy, date: at(bookedDate) })
          : fillText(texts.startedBy, { name: createdBy, date: at(createdDate) })}
      </PageStatus>
      {state !== 'draft' && (
        <Section title={note || texts.kinds[kind]}>
          <ClosedLines sheet={sheet} />
        </Section>
      )}
      {state === 'booked' && kind === 'receipt' && <EnterSerials sheet={sheet} />}
      {state === 'draft' && kind === 'receipt' && <ReceiptDraft key={id} sheet={sheet} />}
      {state === 'draft' && kind === 'count' && <CountDraft key={`${id} ${blind}`} sheet={sheet} />}
    </>
  )
}

const signed = new Intl.NumberFormat('es', { signDisplay: 'exceptZero' })

function ClosedLines({ sheet: { kind, lines } }: { sheet: StockSheet }) {
  const mayCosts = useIsPermitted()('costs:read')
  const counted: Column<SheetLine>[] = [
    { key: 'counted', header: texts.line.counted, align: 'end', cell: ({ quantity }) => quantity ?? '—' },
    { key: 'expected', header: texts.line.expected, align: 'end', cell: ({ expected }) => expected ?? '—' },
    {
      key: 'difference',
      header: texts.line.difference,
      align: 'end',
      cell: ({ quantity, expected }) =>
        quantity === null ? '—' : signed.format(unitsMoved('count', quantity, expected)),
    },
  ]
  const received: Column<SheetLine>[] = [
    { key: 'quantity', header: texts.line.quantity, align: 'end', cell: ({ quantity }) => quantity },
    ...(mayCosts ? costColumns : []),
  ]
  return (
    <Table
      caption={kind === 'receipt' ? texts.linesCaption : texts.countCaption}
      columns={[productColumn, ...(kind === 'receipt' ? received : counted)]}
      rows={lines}
      rowKey={({ productId }) => productId}
    />
  )
}

const costColumns: Column<SheetLine>[] = [
  {
    key: 'cost',
    header: texts.line.cost,
    align: 'end',
    cell: ({ cost }) => (cost == null ? '—' : <Money amount={cost} currency="USD" />),
  },
  {
    key: 'margin',
    header: texts.line.margin,
    align: 'end',
    cell: ({ cost, price }) => (cost == null ? '—' : `${Math.round((1 - cost / price) * 100)} %`),
  },
]
