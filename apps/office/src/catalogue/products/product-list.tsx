import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Plus from 'lucide-react/icons/plus'
import { sortedColumn } from '../../platform/desk/columns.tsx'
import { DeskFilters } from '../../platform/desk/filters.tsx'
import { useBrandOptions, useCategoryOptions } from '../../platform/desk/use-choices.ts'
import { pictureAddress } from '../../platform/form/upload-picture.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { say } from '../../platform/say.ts'
import { InlinePrice } from './inline-price.tsx'
import { InlineStock } from './inline-stock.tsx'

const { products, shopDesks } = office
const { columns: names, filters } = products

const columns: readonly Column<ProductRow>[] = [
  {
    ...titleColumn<ProductRow>('name', names.name, (row) => <ProductName row={row} />),
    className: 'free-text font-semibold max-md:justify-start max-md:text-start max-md:text-base md:w-2/5',
  },
  sortedColumn('price', names.price, (row) => <InlinePrice row={row} field="price" currency="USD" />, 'end'),
  sortedColumn(
    'priceAlt',
    names.priceAlt,
    (row) => <InlinePrice row={row} field="priceAlt" currency="CUP" />,
    'end',
  ),
  sortedColumn('stock', names.stock, (row) => <InlineStock row={row} />, 'end'),
  {
    key: 'state',
    header: names.state,
    cell: ({ enable, featured }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={enable ? 'success' : 'neutral'}>{enable ? products.onSale : products.offSale}</Badge>
        {featured && <Badge>{products.featured}</Badge>}
      </span>
    ),
  },
]

function ProductName({ row: { id, name, sku, images } }: { row: ProductRow }) {
  const [picture] = images
  return (
    <span className="flex items-center gap-3">
      {picture ? (
        <img
          src={pictureAddress(picture)}
          alt=""
          loading="lazy"
          className="size-11 shrink-0 rounded-sm bg-sunken object-contain"
        />
      ) : (
        <span aria-hidden="true" className="size-11 shrink-0 rounded-sm bg-sunken" />
      )}
      <span className="min-w-0">
        <RowLink href={`/admin/products/${id}`} label={say(shopDesks.words.open, { name })}>
          {name}
        </RowLink>
        <span className="block break-all font-normal text-ink-muted text-xs">{sku}</span>
      </span>
    </span>
  )
}

const sales = [
  { value: 'true', label: filters.onSale },
  { value: 'false', label: filters.offSale },
]
const stocks = [
  { value: '0', label: filters.noStock },
  { value: '3', label: filters.lowStock },
]

export function ProductList() {
  return (
    <>
      <PageHeading
        title={products.title}
        text={products.text}
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              href="/admin/products/csv"
              variant="secondary"
              size="sm"
              icon={<FileSpreadsheet aria-hidden="true" className="size-4" />}
            >
              {products.csv}
            </Button>
            <Button
              href="/admin/products/create"
              size="sm"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {products.add}
            </Button>
          </span>
        }
      />
      <OfficeList
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        caption={products.caption}
        columns={columns}
        toolbar={<ProductFilters />}
        emptyText={products.empty}
      />
    </>
  )
}

function ProductFilters() {
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  return (
    <DeskFilters>
      <SearchFilter label={shopDesks.words.search} hint={filters.searchHint} />
      <SelectFilter
        field="category"
        label={filters.category}
        everyLabel={filters.everyCategory}
        options={categories}
      />
      <SelectFilter field="brand" label={filters.brand} everyLabel={filters.everyBrand} options={brands} />
      <SelectFilter
        field="stockUpTo"
        label={filters.stock}
        everyLabel={filters.everyStock}
        options={stocks}
      />
      <SelectFilter
        field="enable"
        label={filters.enable}
        everyLabel={shopDesks.words.everyState}
        options={sales}
      />
    </DeskFilters>
  )
}
