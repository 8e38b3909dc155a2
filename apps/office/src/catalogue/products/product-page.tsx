import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { HttpError, RecordContextProvider, useCreate, useRefresh, useUpdate } from 'ra-core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStale } from '../../platform/api/http-error.ts'
import type { Values } from '../../platform/api/resource-calls.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { say, sayCount } from '../../platform/say.ts'
import { useLastChange } from '../../platform/undo/last-change.tsx'
import { blankProduct, productForm } from './product-form.ts'
import { ProductSheet } from './product-sheet.tsx'
import { StockSection } from './stock/stock-section.tsx'

const { products, shopDesks } = office

export function ProductPage() {
  const { row, instead } = useRow<ProductRow>('products')
  return (
    <>
      <BackLink href="/admin/products">{products.back}</BackLink>
      {row ? <ExistingProduct key={row.id} row={row} /> : instead}
    </>
  )
}

/** What was typed and what is stored are compared by version; a save that is refused leaves everything as typed. */
function ExistingProduct({ row }: { row: ProductRow }) {
  const [update] = useUpdate<ProductRow, Error>()
  const refresh = useRefresh()
  const { tell } = useLastChange()
  // A saved form begins anew: its values are the stored ones now, and its own version is nobody else's.
  const [saves, setSaves] = useState(0)

  async function save(form: Values) {
    try {
      const saved = await update(
        'products',
        { id: row.id, data: { ...form, version: row.version }, previousData: row },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      if (!saved) return undefined
      const undo = {
        resource: 'products',
        id: row.id,
        values: { ...productForm(row) },
        version: saved.version,
      }
      tell({ text: say(shopDesks.words.saved, { name: saved.name }), undo })
      setSaves((count) => count + 1)
      return undefined
    } catch (error) {
      // The newer row comes, and the form tells of it.
      if (isStale(error)) refresh()
      return refusalOf(error)
    }
  }

  return (
    <RecordContextProvider value={row}>
      <PageHeading title={row.name} />
      <p className="-mt-3 mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {row.enable && (
          <TextLink href={`/shop/products/${row.slug}`} target="_blank">
            {shopDesks.words.seeInShop}
          </TextLink>
        )}
        <TextLink href={filteredAddress('audit-log', { entity: 'product', entityId: String(row.id) })}>
          {products.changes}
        </TextLink>
        {row.reviews > 0 && (
          <TextLink href={filteredAddress('reviews', { productId: row.id })}>
            {sayCount(
              {
                one: products.rating.one.replace('{rating}', String(row.rating)),
                other: products.rating.other.replace('{rating}', String(row.rating)),
              },
              row.reviews,
            )}
          </TextLink>
        )}
      </p>
      <StockSection row={row} />
      <ProductSheet
        key={saves}
        record={{ id: row.id, version: row.version, ...productForm(row) }}
        onSubmit={save}
      />
    </RecordContextProvider>
  )
}

export function NewProductPage() {
  const [create] = useCreate<ProductRow, Error>()
  const { tell } = useLastChange()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [saved, setSaved] = useState(false)

  async function save(form: Values) {
    try {
      const row = await create('products', { data: form }, { returnPromise: true })
      if (!row) return undefined
      tell({ text: say(shopDesks.words.added, { name: row.name }) })
      setSaved(true)
      // After the form is out of the page: its guard would ask about what is saved already.
      setTimeout(() => navigate(`/admin/products/${row.id}`, { replace: true, state }))
      return undefined
    } catch (error) {
      return refusalOf(error)
    }
  }

  return (
    <>
      <BackLink href="/admin/products">{products.back}</BackLink>
      <PageHeading title={products.newTitle} text={products.stock.newFirst} />
      {!saved && <ProductSheet record={{ ...blankProduct }} onSubmit={save} />}
    </>
  )
}

/** What ra-core's form puts beside its fields. */
function refusalOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) throw error
  return error.body?.errors ?? { root: { serverError: error.message } }
}
