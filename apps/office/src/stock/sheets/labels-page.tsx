import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { getSheet } from '@tecnoclick/contract/stock/sheets/endpoints'
import type { SheetProduct } from '@tecnoclick/contract/stock/sheets/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import Printer from 'lucide-react/icons/printer'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton, NothingHere } from '../../platform/list/list-states.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Barcode } from './barcode.tsx'

const { labelPage: texts } = office.stockSheets

type Label = Pick<SheetProduct, 'sku' | 'name' | 'price' | 'priceAlt' | 'productId'> & { quantity: number }

const maxLabels = 500

/** Labels of a receipt (`?sheet=12`) or of chosen products (`?ids=1,2`): name, price, SKU and barcode. */
export function LabelsPage() {
  const [query] = useSearchParams()
  const [perUnit, setPerUnit] = useState(query.has('sheet'))
  const labels = useLabels(query)
  const all = (labels ?? []).flatMap((label) =>
    Array.from({ length: perUnit ? label.quantity : 1 }, (_, copy) => ({
      ...label,
      key: `${label.productId} ${copy}`,
    })),
  )
  const shown = all.slice(0, maxLabels)
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={texts.title}
          text={texts.text}
          action={
            <Button
              disabled={shown.length === 0}
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" className="size-4" />}
            >
              {texts.print}
            </Button>
          }
        />
        <SelectField
          label={texts.copies}
          options={[
            { value: 'unit', label: texts.perUnit },
            { value: 'product', label: texts.perProduct },
          ]}
          value={perUnit ? 'unit' : 'product'}
          onChange={(event) => setPerUnit(event.currentTarget.value === 'unit')}
          className="mb-4 max-w-60"
        />
        {all.length > shown.length && (
          <p className="mb-4 text-ink-muted text-sm">{fillText(texts.many, { count: shown.length })}</p>
        )}
      </div>
      {!labels && <ListSkeleton columns={3} />}
      {labels && shown.length === 0 && <NothingHere text={texts.empty} />}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 print:grid-cols-[repeat(auto-fill,5cm)] print:gap-0">
        {shown.map(({ key, ...label }) => (
          <LabelCard key={key} label={label} />
        ))}
      </ul>
    </>
  )
}

function LabelCard({ label: { sku, name, price, priceAlt } }: { label: Label }) {
  const money = useMoney()
  // What a variant is stands at the end of its name, and must not be cut.
  const end = name.lastIndexOf(' – ')
  return (
    <li className="flex h-32 flex-col justify-between gap-1 overflow-hidden rounded-md border bg-white p-2 text-black leading-tight print:h-[3cm] print:break-inside-avoid print:rounded-none print:border-neutral-300">
      <p className="flex shrink-0 gap-1 font-semibold text-xs">
        <span className="min-w-0 truncate">{end === -1 ? name : name.slice(0, end)}</span>
        {end !== -1 && <span className="max-w-3/5 shrink-0 truncate">{name.slice(end + 1)}</span>}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-extrabold">{money(price, 'USD')}</span>
        {priceAlt !== null && <span className="font-semibold text-xs">{money(priceAlt, 'CUP')}</span>}
      </p>
      <Barcode text={sku} label={fillText(texts.barcode, { sku })} className="h-8 w-full shrink-0" />
      <p className="truncate text-center font-mono text-[0.625rem]">{sku}</p>
    </li>
  )
}

/** Undefined while loading. */
function useLabels(query: URLSearchParams): Label[] | undefined {
  const sheetId = Number(query.get('sheet'))
  const ids = (query.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 200)
  const sheet = useApiQuery({
    queryKey: ['stock-sheets', 'labels', sheetId],
    read: () => officeClient.call(getSheet, { params: { id: sheetId } }),
    enabled: sheetId > 0,
  })
  // Of a product with variants those are what is sold and labelled.
  const products = useGetList<ProductRow>(
    'products',
    {
      filter: { ids: ids.join(','), sold: true },
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  )
  if (sheetId > 0) {
    return sheet.data?.lines.map(({ quantity, ...line }) => ({ ...line, quantity: quantity ?? 0 }))
  }
  if (ids.length === 0) return []
  return products.data?.map(({ id, stock, ...row }) => ({ ...row, productId: id, quantity: stock }))
}
