import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Plus from 'lucide-react/icons/plus'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { useBrandOptions, useCategoryOptions } from '../select-options.ts'
import { InlinePrice, InlineStock } from './inline-fields.tsx'
import { ProductBulkBar } from './product-bulk.tsx'

const { products, common } = office
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
          src={pictureUrl(picture, 160)}
          alt=""
          loading="lazy"
          className="size-11 shrink-0 rounded-sm bg-sunken object-contain"
        />
      ) : (
        <span aria-hidden="true" className="size-11 shrink-0 rounded-sm bg-sunken" />
      )}
      <span className="min-w-0">
        <RowLink href={`/admin/products/${id}`} label={fillText(common.open, { name })}>
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
    <ListPage
      title={products.title}
      text={products.text}
      action={
        <span className="flex flex-wrap gap-2">
          <Permitted permission="products:import">
            <Button
              href="/admin/products/csv"
              variant="secondary"
              size="sm"
              icon={<FileSpreadsheet aria-hidden="true" className="size-4" />}
            >
              {products.csv}
            </Button>
          </Permitted>
          <Permitted permission="products:create">
            <Button
              href="/admin/products/create"
              size="sm"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {products.add}
            </Button>
          </Permitted>
        </span>
      }
      sort={{ field: 'name', order: 'ASC' }}
      caption={products.caption}
      columns={columns}
      toolbar={<ProductFilters />}
      emptyText={products.empty}
      selection={{ nameOf: ({ name }: ProductRow) => name, bar: <ProductBulkBar /> }}
    />
  )
}

function ProductFilters() {
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  return (
    <FilterBar>
      <SearchFilter label={common.search} hint={filters.searchHint} />
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
      <SelectFilter field="enable" label={filters.enable} everyLabel={common.everyState} options={sales} />
    </FilterBar>
  )
}
