import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { type StockSheet, sheetChangeSchema } from '@tecnoclick/contract/stock/sheets/schemas'
import { splitSerials } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { type Column, Table } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import Trash2 from 'lucide-react/icons/trash-2'
import { amountOf, countOf } from '../../platform/api/form-values.ts'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { DraftSerials } from './draft-serials.tsx'
import { NumberCell } from './number-cell.tsx'
import { type FoundLine, ScanField } from './scan-field.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { SheetClashes } from './sheet-clashes.tsx'
import type { DraftLine } from './sheet-draft.ts'
import { isValidLine, useSheetDraft } from './use-sheet-draft.ts'

const { stockSheets: texts } = office
const limits = fieldsOf(sheetChangeSchema)

export function ReceiptDraft({ sheet }: { sheet: StockSheet }) {
  const mayCosts = useIsPermitted()('costs:read')
  const money = useMoney()
  const sheetDraft = useSheetDraft(sheet, mayCosts)
  const { draft, clashes, change, choose } = sheetDraft
  const { lines } = draft
  const units = lines.reduce((sum, { quantity }) => sum + (countOf(quantity) || 0), 0)
  const cost = lines.reduce(
    (sum, line) => sum + (amountOf(line.cost) || 0) * (countOf(line.quantity) || 0),
    0,
  )
  const isComplete =
    lines.length > 0 &&
    lines.every((line) => {
      const count = countOf(line.quantity) || 0
      return isValidLine(line) && count > 0 && splitSerials(line.serials).length <= count
    })
  const counts = { units: fillCount(texts.total, units), products: fillCount(texts.products, lines.length) }

  const setLine = (productId: number, part: Partial<DraftLine>) =>
    change(({ lines: all }) => ({
      lines: all.map((line) => (line.productId === productId ? { ...line, ...part } : line)),
    }))

  return (
    <div className="grid gap-4">
      <SheetClashes clashes={clashes} onChoose={choose} />
      <Section title={texts.receive}>
        <ScanField
          hint={mayCosts ? texts.addHint : texts.addHintPlain}
          onFound={(found) => change(({ lines: all }) => ({ lines: addFound(all, found) }))}
        />
        <div className="mt-4">
          {lines.length === 0 ? (
            <p className="text-ink-muted text-sm">{texts.noLines}</p>
          ) : (
            <Table
              caption={texts.linesCaption}
              columns={columnsOf(mayCosts, setLine, (productId) =>
                change(({ lines: all }) => ({ lines: all.filter((line) => line.productId !== productId) })),
              )}
              rows={lines}
              rowKey={({ productId }) => productId}
            />
          )}
        </div>
      </Section>
      <DraftSerials lines={lines} onChange={(productId, serials) => setLine(productId, { serials })} />
      <Section title={texts.note}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={texts.supplier}
            maxLength={limits('supplier').maxLength}
            value={draft.supplier}
            onChange={(event) => change({ supplier: event.currentTarget.value })}
          />
          <TextField
            label={texts.note}
            hint={texts.noteHint}
            maxLength={limits('note').maxLength}
            value={draft.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </div>
      </Section>
      <SheetActions
        id={sheet.id}
        draft={sheetDraft}
        disabled={!isComplete}
        bookLabel={texts.book}
        bookedText={texts.booked}
        question={{ title: fillText(texts.bookTitle, counts), text: texts.bookText }}
        summary={[
          counts.products,
          counts.units,
          ...(cost > 0 ? [fillText(texts.totalCost, { amount: money(cost, 'USD') })] : []),
        ].join(' · ')}
      />
    </div>
  )
}

/** The same product again adds to its line; a cost replaces the one before. */
function addFound(lines: readonly DraftLine[], found: readonly FoundLine[]): DraftLine[] {
  const all = [...lines]
  for (const { product, quantity, cost } of found) {
    const place = all.findIndex(({ productId }) => productId === product.productId)
    const line = all[place] ?? { ...product, quantity: '0', cost: '', expected: null, serials: '' }
    const next = {
      ...line,
      quantity: String((countOf(line.quantity) || 0) + quantity),
      cost: cost === undefined ? line.cost : String(cost),
    }
    if (place === -1) all.unshift(next)
    else all[place] = next
  }
  return all
}

function columnsOf(
  mayCosts: boolean,
  setLine: (productId: number, part: Partial<DraftLine>) => void,
  remove: (productId: number) => void,
): Column<DraftLine>[] {
  const cost: Column<DraftLine> = {
    key: 'cost',
    header: texts.line.cost,
    align: 'end',
    cell: (line) => (
      <NumberCell
        label={fillText(texts.costOf, { name: line.name })}
        value={line.cost}
        isValid={!Number.isNaN(amountOf(line.cost))}
        inputMode="decimal"
        maxLength={16}
        onChange={(typed) => setLine(line.productId, { cost: typed })}
      />
    ),
  }
  return [
    productColumn,
    { key: 'stock', header: texts.line.stock, align: 'end', cell: ({ stock }) => stock },
    {
      key: 'quantity',
      header: texts.line.quantity,
      align: 'end',
      cell: (line) => (
        <NumberCell
          label={fillText(texts.quantityOf, { name: line.name })}
          value={line.quantity}
          isValid={!Number.isNaN(countOf(line.quantity))}
          inputMode="numeric"
          maxLength={7}
          onChange={(typed) => setLine(line.productId, { quantity: typed })}
        />
      ),
    },
    ...(mayCosts ? [cost] : []),
    {
      key: 'remove',
      header: <span className="sr-only">{office.list.actions}</span>,
      align: 'end',
      cell: ({ productId, name }) => (
        <IconButton label={fillText(texts.removeLine, { name })} size="sm" onClick={() => remove(productId)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      ),
    },
  ]
}

export const productColumn: Column<Pick<DraftLine, 'name' | 'sku'>> = {
  key: 'product',
  header: texts.line.product,
  cell: ({ name, sku }) => (
    <span className="min-w-0">
      {name}
      <span className="block break-all font-normal text-ink-muted text-xs">{sku}</span>
    </span>
  ),
  className: 'free-text font-semibold max-md:justify-start max-md:text-start md:w-2/5',
}
