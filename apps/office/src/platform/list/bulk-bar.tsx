import type { BulkResult } from '@tecnoclick/contract/platform/bulk'
import { longestBulk } from '@tecnoclick/contract/platform/bulk'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import type { Column } from '@tecnoclick/ui/table'
import { useDataProvider, useListContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { Row } from '../api/resource-calls.ts'
import { useAction } from '../api/use-action.ts'
import { fillCount } from '../texts.ts'

const { bulk: texts } = office.list

/** A box in each row and one for all rows of the page. */
export function useSelectionColumn<R extends Row>(nameOf: (row: R) => string): Column<R> {
  const { data = [], selectedIds = [], onToggleItem, onSelect } = useListContext<R>()
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  const others = selectedIds.filter((id) => data.every((row) => row.id !== id))
  return {
    key: 'selected',
    header: (
      <SelectionBox
        label={texts.all}
        checked={isAll}
        onChange={() =>
          onSelect(isAll ? others : [...others, ...data.map(({ id }) => id)].slice(0, longestBulk))
        }
      />
    ),
    cardLabel: texts.select,
    cell: (row) => (
      <SelectionBox
        label={fillText(texts.one, { name: nameOf(row) })}
        checked={selectedIds.includes(row.id)}
        onChange={() => onToggleItem(row.id)}
      />
    ),
    className: 'md:w-8',
  }
}

interface SelectionBoxProps {
  label: string
  checked: boolean
  onChange: () => void
}

function SelectionBox({ label, checked, onChange }: SelectionBoxProps) {
  return (
    <label className="relative z-1 -m-2.5 inline-flex size-11 cursor-pointer items-center justify-center print:hidden">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="size-5 cursor-pointer accent-action"
      />
    </label>
  )
}

/** Every row of the filtered list, not only of the page: as many as one request may change. */
function useEverything<R extends Row>() {
  const {
    resource,
    sort,
    filterValues,
    total = 0,
    selectedIds = [],
    data = [],
    onSelect,
  } = useListContext<R>()
  const provider = useDataProvider()
  const { run, busy } = useAction()
  const [rows, setRows] = useState<readonly R[]>([])
  const count = Math.min(total, longestBulk)

  async function choose() {
    const pagination = { page: 1, perPage: longestBulk }
    const read = () => provider.getList<R>(resource, { pagination, sort, filter: filterValues })
    const found = await run(read, {})
    if (!found) return
    setRows(found.data)
    onSelect(found.data.map(({ id }) => id))
  }

  return {
    rows,
    busy,
    choose,
    /** Undefined where the page is all there is. */
    label:
      total > data.length && selectedIds.length < count
        ? fillText(total > count ? texts.first : texts.everything, { count, total })
        : undefined,
  }
}

interface BulkBarProps<R extends Row> {
  nameOf: (row: R) => string
  /** The actions for the chosen rows. `run` sends one request and reports what became of each row. */
  children: (chosen: {
    ids: number[]
    run: (call: () => Promise<BulkResult>) => Promise<void>
    busy: boolean
  }) => ReactNode
}

/** Appears when rows are chosen and stays in view. Names the rows that were refused, and why; they stay chosen. */
export function BulkBar<R extends Row>({ nameOf, children }: BulkBarProps<R>) {
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext<R>()
  const { run, busy } = useAction()
  const everything = useEverything<R>()
  const [refused, setRefused] = useState<string[]>([])
  const ids = selectedIds.map(Number).slice(0, longestBulk)
  if (ids.length === 0 && refused.length === 0) return null

  async function report(call: () => Promise<BulkResult>) {
    setRefused([])
    const result = await run(call, {
      done: (rows) => fillCount(texts.done, rows.data.filter(({ done }) => done).length),
    })
    if (!result) return
    const failed = result.data.filter(({ done }) => !done)
    const names = new Map([...everything.rows, ...data].map((row) => [Number(row.id), nameOf(row)]))
    setRefused(failed.map(({ id, message }) => `${names.get(id) ?? id}: ${message ?? ''}`))
    onSelect(failed.map(({ id }) => id))
  }

  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 grid gap-3 border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8 print:hidden">
      {refused.length > 0 && (
        <Notice
          kind="warning"
          role="alert"
          title={fillCount(texts.refused, refused.length)}
          action={
            <Button variant="secondary" size="sm" onClick={() => setRefused([])}>
              {texts.dismiss}
            </Button>
          }
        >
          <ul className="max-h-32 overflow-y-auto">
            {refused.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {ids.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <p role="status" className="me-auto self-center font-semibold text-sm">
            {fillCount(texts.chosen, ids.length)}
          </p>
          {everything.label && (
            <Button variant="quiet" size="sm" busy={everything.busy} onClick={everything.choose}>
              {everything.label}
            </Button>
          )}
          {children({ ids, run: report, busy })}
          <Button variant="quiet" size="sm" onClick={() => onUnselectItems()}>
            {texts.none}
          </Button>
        </div>
      )}
    </div>
  )
}
