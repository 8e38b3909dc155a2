import { revealSheet } from '@tecnoclick/contract/stock/sheets/endpoints'
import type { StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { type Column, Table } from '@tecnoclick/ui/table'
import Printer from 'lucide-react/icons/printer'
import { countOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Section } from '../../platform/layout/section.tsx'
import { fillCount } from '../../platform/texts.ts'
import { NumberCell } from './number-cell.tsx'
import { productColumn } from './receipt-draft.tsx'
import { type FoundLine, ScanField } from './scan-field.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { SheetClashes } from './sheet-clashes.tsx'
import type { DraftLine } from './sheet-draft.ts'
import { useSheetDraft } from './use-sheet-draft.ts'

const { stockSheets: texts } = office

/** Units are typed into the list or scanned one by one. A blind count shows no expected units until it is revealed. */
export function CountDraft({ sheet }: { sheet: StockSheet }) {
  const sheetDraft = useSheetDraft(sheet, false)
  const { draft, stored, clashes, change, choose, flush } = sheetDraft
  const { run, busy } = useAction()
  const { lines } = draft
  const done = lines.filter(({ quantity }) => countOf(quantity) !== null).length
  const isBlind = stored.blind
  const expectedOf = new Map(stored.lines.map(({ productId, expected }) => [productId, expected]))
  const rows = lines.map((line) => ({ ...line, expected: expectedOf.get(line.productId) ?? null }))
  const different = rows.filter((line) => (differenceOf(line) ?? 0) !== 0).length
  const products = fillCount(texts.products, different)

  const setQuantity = (productId: number, quantity: string) =>
    change(({ lines: all }) => ({
      lines: all.map((line) => (line.productId === productId ? { ...line, quantity } : line)),
    }))

  async function reveal() {
    const saved = await flush()
    if (!saved) return
    const call = { params: { id: sheet.id }, body: { version: saved.version } }
    await run(() => officeClient.call(revealSheet, call), { done: texts.revealText })
  }

  return (
    <div className="grid gap-4">
      <SheetClashes clashes={clashes} onChoose={choose} />
      <Section
        title={texts.count}
        action={
          <Button
            variant="secondary"
            size="sm"
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={() => window.print()}
            className="print:hidden"
          >
            {texts.printSheet}
          </Button>
        }
      >
        <div className="mb-4 print:hidden">
          <ScanField
            hint={texts.addHintPlain}
            onFound={(found) => change(({ lines: all }) => ({ lines: addCounted(all, found) }))}
          />
        </div>
        <Table
          caption={texts.countCaption}
          columns={columnsOf(isBlind, setQuantity)}
          rows={rows}
          rowKey={({ productId }) => productId}
        />
      </Section>
      <SheetActions
        id={sheet.id}
        draft={sheetDraft}
        disabled={done === 0 || isBlind}
        bookLabel={texts.bookCount}
        bookedText={texts.bookedCount}
        question={{
          title: different === 0 ? texts.bookCountSame : fillText(texts.bookCountTitle, { products }),
          text: texts.bookCountText,
        }}
        summary={fillText(texts.progress, { done, total: lines.length })}
      >
        {isBlind && (
          <Button variant="secondary" busy={busy} disabled={done === 0} onClick={reveal}>
            {texts.reveal}
          </Button>
        )}
      </SheetActions>
    </div>
  )
}

function differenceOf({ quantity, expected }: DraftLine): number | undefined {
  const counted = countOf(quantity)
  return counted === null || expected === null ? undefined : counted - expected
}

/** Scanned units are added to what was counted. A product that is not on the sheet gets a line. */
function addCounted(lines: readonly DraftLine[], found: readonly FoundLine[]): DraftLine[] {
  const all = [...lines]
  for (const { product, quantity } of found) {
    const place = all.findIndex(({ productId }) => productId === product.productId)
    const line = all[place] ?? { ...product, quantity: '', cost: '', expected: null, serials: '' }
    const next = { ...line, quantity: String((countOf(line.quantity) || 0) + quantity) }
    if (place === -1) all.push(next)
    else all[place] = next
  }
  return all
}

const signed = new Intl.NumberFormat('es', { signDisplay: 'exceptZero' })

function columnsOf(
  isBlind: boolean,
  setQuantity: (productId: number, quantity: string) => void,
): Column<DraftLine>[] {
  const expected: Column<DraftLine>[] = [
    {
      key: 'expected',
      header: texts.line.expected,
      align: 'end',
      cell: (line) => line.expected ?? '—',
    },
    {
      key: 'difference',
      header: texts.line.difference,
      align: 'end',
      cell: (line) => {
        const difference = differenceOf(line)
        if (difference === undefined) return '—'
        return (
          <span className={difference === 0 ? undefined : 'font-semibold text-danger'}>
            {signed.format(difference)}
          </span>
        )
      },
    },
  ]
  return [
    productColumn,
    {
      key: 'counted',
      header: texts.line.counted,
      align: 'end',
      cell: (line) => (
        <NumberCell
          label={fillText(texts.quantityOf, { name: line.name })}
          value={line.quantity}
          isValid={!Number.isNaN(countOf(line.quantity))}
          inputMode="numeric"
          maxLength={7}
          onChange={(typed) => setQuantity(line.productId, typed)}
        />
      ),
    },
    ...(isBlind ? [] : expected),
  ]
}
