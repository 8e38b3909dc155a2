import type {
  RecalculatedProduct,
  RecalculationPreview,
} from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { office } from '@tecnoclick/messages/office'
import { type Column, Table } from '@tecnoclick/ui/table'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'

const { recalculate: texts } = office

function Cup({ amount }: { amount: number | null }) {
  return amount === null ? '—' : <Money amount={amount} currency="CUP" />
}

const columns: readonly Column<RecalculatedProduct>[] = [
  {
    key: 'product',
    header: texts.columns.product,
    cell: ({ name, sku }) => (
      <span className="min-w-0">
        {name} <span className="block text-ink-muted text-xs">{sku}</span>
      </span>
    ),
    className: 'free-text font-semibold max-md:justify-start max-md:text-start',
  },
  {
    key: 'price',
    header: texts.columns.price,
    align: 'end',
    cell: ({ price }) => <Money amount={price} currency="USD" />,
  },
  {
    key: 'before',
    header: texts.columns.before,
    align: 'end',
    cell: ({ priceAlt }) => <Cup amount={priceAlt.before} />,
  },
  {
    key: 'after',
    header: texts.columns.after,
    align: 'end',
    cell: ({ priceAlt }) => (
      <strong>
        <Cup amount={priceAlt.after} />
      </strong>
    ),
  },
  {
    key: 'wholesale',
    header: texts.columns.wholesale,
    align: 'end',
    cell: ({ priceMayoristaAlt: { before, after } }) =>
      before === after ? (
        <Cup amount={after} />
      ) : (
        <span>
          <Cup amount={before} /> → <strong>{<Cup amount={after} />}</strong>
        </span>
      ),
  },
]

export function PreviewTable({ preview: { changed, inScope, data } }: { preview: RecalculationPreview }) {
  if (changed === 0) return <p className="text-ink-muted">{texts.nothing}</p>
  return (
    <>
      <p role="status" className="mb-3 text-sm">
        {say(texts.previewText, { changed, inScope })}{' '}
        {changed > data.length && say(texts.previewMore, { count: data.length })}
      </p>
      <Table caption={texts.caption} columns={columns} rows={data} rowKey={({ id }) => id} />
    </>
  )
}
