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
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { useBrandOptions, useCategoryOptions } from '../select-options.ts'
import { InlinePrice, InlineStock } from './inline-fields.tsx'
import { ProductBulkBar } from './product-bulk.tsx'

const { products, common } = office
const { columns: names, filters } = products

const columns: readonly Column<ProductRow>[] = [
  {
    ...titleColumn<ProductRow>('name', names.name, (row) => <ProductName row={row} />),
    className: 'free-text font-semibold md:w-2/5',
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
    cell: ({ enable, archivedDate, featured }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={enable ? 'success' : 'neutral'}>{saleState({ enable, archivedDate })}</Badge>
        {featured && <Badge>{products.featured}</Badge>}
      </span>
    ),
  },
]

function saleState({ enable, archivedDate }: Pick<ProductRow, 'enable' | 'archivedDate'>): string {
  if (archivedDate) return products.archived.badge
  return enable ? products.onSale : products.offSale
}

/** What a product normally is, for sale, needs no badge on a phone. */
function phoneRow(row: ProductRow): PhoneRow {
  return {
    picture: <Picture row={row} />,
    title: <ProductLink row={row} />,
    controls: (
      <>
        <InlinePrice row={row} field="price" currency="USD" />
        <InlinePrice row={row} field="priceAlt" currency="CUP" />
        <InlineStock row={row} />
      </>
    ),
    ...(!row.enable && { value: <Badge>{saleState(row)}</Badge> }),
  }
}

function ProductName({ row }: { row: ProductRow }) {
  return (
    <span className="flex items-center gap-3">
      <Picture row={row} />
      <span className="min-w-0">
        <ProductLink row={row} />
        <span className="block break-all font-normal text-ink-muted text-xs">{row.sku}</span>
      </span>
    </span>
  )
}

function ProductLink({ row: { id, name } }: { row: ProductRow }) {
  return (
    <RowLink href={`/admin/products/${id}`} label={fillText(common.open, { name })}>
      {name}
    </RowLink>
  )
}

function Picture({ row: { images } }: { row: ProductRow }) {
  const [picture] = images
  const look = 'size-11 shrink-0 rounded-sm bg-sunken object-contain'
  if (!picture) return <span aria-hidden="true" className={look} />
  return <img src={pictureUrl(picture, 160)} alt="" loading="lazy" className={look} />
}

const sales = [
  { value: 'true', label: filters.onSale },
  { value: 'false', label: filters.offSale },
]
const archives = [{ value: 'true', label: filters.archived }]
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
              className="max-md:hidden"
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
      phoneRow={phoneRow}
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
    <FilterBar search={<SearchFilter label={common.search} hint={filters.searchHint} />}>
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
      <SelectFilter
        field="archived"
        label={filters.archive}
        everyLabel={filters.notArchived}
        options={archives}
      />
    </FilterBar>
  )
}
