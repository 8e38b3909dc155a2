import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { addSheet, getSheet, listSheets } from '@tecnoclick/contract/stock/sheets/endpoints'
import type { NewSheet, SheetSummary } from '@tecnoclick/contract/stock/sheets/schemas'
import { type SheetState, sheetKinds, sheetStates } from '@tecnoclick/domain/stock/stock-sheet'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { Dialog } from '@tecnoclick/ui/dialog'
import { SelectField } from '@tecnoclick/ui/select-field'
import type { Column } from '@tecnoclick/ui/table'
import ListChecks from 'lucide-react/icons/list-checks'
import PackagePlus from 'lucide-react/icons/package-plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { getFrom, listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'

const { stockSheets: texts } = office
const { columns: names, filters } = texts

/** Changes are actions of the sheet's page. */
export function stockSheetCalls(client: Client): ResourceCalls {
  return { list: listFrom(client, listSheets), get: getFrom(client, getSheet) }
}

const tones: Record<SheetState, BadgeTone> = { draft: 'offer', booked: 'success', discarded: 'neutral' }

export function SheetStateBadge({ state }: { state: SheetState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

/** 'Recepción 12: Copextel', 'Conteo 3: Impresoras'. */
export function sheetName({ id, kind, supplier, title }: SheetSummary): string {
  const number = fillText(kind === 'receipt' ? texts.receiptOf : texts.countOf, { id })
  const name = kind === 'receipt' ? supplier : title || texts.everything
  return name ? fillText(texts.named, { title: number, name }) : number
}

const columns: readonly Column<SheetSummary>[] = [
  titleColumn('id', names.what, (sheet) => (
    <RowLink
      href={`/admin/stock-sheets/${sheet.id}`}
      label={fillText(texts.open, { name: sheetName(sheet) })}
    >
      {sheetName(sheet)}
    </RowLink>
  )),
  sortedColumn('createdDate', names.date, ({ createdDate }) => (
    <DateTime date={createdDate} className="whitespace-nowrap" />
  )),
  { key: 'who', header: names.who, cell: ({ createdBy }) => createdBy },
  { key: 'products', header: names.products, align: 'end', cell: ({ products }) => products },
  { key: 'units', header: names.units, align: 'end', cell: ({ units }) => units },
  sortedColumn('state', names.state, ({ state }) => <SheetStateBadge state={state} />),
]

const kindOptions = sheetKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))
const stateOptions = sheetStates.map((state) => ({ value: state, label: texts.states[state] }))

export function SheetList() {
  const [isCounting, setCounting] = useState(false)
  const { start, busy } = useStart()
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              icon={<ListChecks aria-hidden="true" className="size-4" />}
              onClick={() => setCounting(true)}
            >
              {texts.count}
            </Button>
            <Button
              size="sm"
              busy={busy}
              icon={<PackagePlus aria-hidden="true" className="size-4.5" />}
              onClick={() => start({ kind: 'receipt' })}
            >
              {texts.receive}
            </Button>
          </span>
        }
        sort={{ field: 'createdDate', order: 'DESC' }}
        caption={texts.caption}
        columns={columns}
        toolbar={
          <FilterBar search={<SearchFilter label={filters.search} hint={filters.searchHint} />}>
            <SelectFilter
              field="kind"
              label={filters.kind}
              everyLabel={filters.everyKind}
              options={kindOptions}
            />
            <SelectFilter
              field="state"
              label={filters.state}
              everyLabel={office.common.everyState}
              options={stateOptions}
            />
          </FilterBar>
        }
        emptyText={texts.empty}
      />
      {isCounting && <CountDialog onClose={() => setCounting(false)} />}
    </>
  )
}

function useStart() {
  const navigate = useNavigate()
  const { run, busy } = useAction()
  async function start(body: NewSheet) {
    const sheet = await run(() => officeClient.call(addSheet, { body }), { done: texts.saved })
    if (sheet) await navigate(`/admin/stock-sheets/${sheet.id}`)
  }
  return { start, busy }
}

function CountDialog({ onClose }: { onClose: () => void }) {
  const categories = useAllRows<CategoryRow>('categories') ?? []
  const [category, setCategory] = useState('')
  const [blind, setBlind] = useState(true)
  const { start, busy } = useStart()
  return (
    <Dialog
      title={texts.countDialog.title}
      size="sm"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button busy={busy} onClick={() => start({ kind: 'count', category: category || null, blind })}>
            {texts.countDialog.start}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={texts.countDialog.category}
          placeholder={texts.countDialog.every}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <CheckboxField
          label={texts.countDialog.blind}
          hint={texts.countDialog.blindHint}
          checked={blind}
          onChange={(event) => setBlind(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
