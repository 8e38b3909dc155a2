import { changeProducts } from '@tecnoclick/contract/catalogue/products/endpoints'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { HttpError, RecordContextProvider, useCreate, useGetOne, useRefresh, useUpdate } from 'ra-core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStaleVersion } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import type { Values } from '../../platform/api/resource-calls.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { useLastChange } from '../../platform/undo.tsx'
import { listUrl } from '../../platform/urls.ts'
import { copyName } from './product-bulk.tsx'
import { ProductEditor } from './product-editor.tsx'
import { emptyProductForm, type ProductForm, toCopiedForm, toProductForm } from './product-form.ts'
import { StockSection } from './stock-section.tsx'

const { products, common } = office

export function ProductPage() {
  const { row, fallback } = useRow<ProductRow>('products')
  return (
    <>
      <BackLink href="/admin/products">{products.back}</BackLink>
      {row ? <StoredProduct row={row} /> : fallback}
    </>
  )
}

function StoredProduct({ row }: { row: ProductRow }) {
  const { parentId } = row
  return parentId === null ? (
    <ExistingProduct key={row.id} row={row} />
  ) : (
    <VariantPage row={row} parentId={parentId} />
  )
}

/** A variant is edited with its product; what it has alone is its ledger. */
function VariantPage({ row, parentId }: { row: ProductRow; parentId: number }) {
  const { isVariant, isVariantText, openProduct } = products.variants
  return (
    <>
      <PageHeading title={row.name} />
      <div className="mb-5">
        <Notice
          kind="info"
          title={isVariant}
          action={<TextLink href={`/admin/products/${parentId}?tab=variants`}>{openProduct}</TextLink>}
        >
          {isVariantText}
        </Notice>
      </div>
      <Permitted permission="stock:read">
        <StockSection row={row} />
      </Permitted>
    </>
  )
}

function ExistingProduct({ row }: { row: ProductRow }) {
  const [update] = useUpdate<ProductRow, Error>()
  const refresh = useRefresh()
  const { setLastChange } = useLastChange()
  // The form remounts after a save: its own new version must not look like a conflict.
  const [saveCount, setSaveCount] = useState(0)

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
        values: { ...toProductForm(row) },
        version: saved.version,
      }
      setLastChange({ text: fillText(common.saved, { name: saved.name }), undo })
      setSaveCount((count) => count + 1)
      return undefined
    } catch (error) {
      // Loads the newer row; the form then shows the conflict.
      if (isStaleVersion(error)) refresh()
      return submissionErrors(error)
    }
  }

  return (
    <RecordContextProvider value={row}>
      <PageHeading title={row.name} />
      <p className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm md:-mt-3">
        {row.enable && (
          <TextLink href={`/shop/products/${row.slug}`} target="_blank">
            {common.seeInShop}
          </TextLink>
        )}
        <Permitted permission="products:create">
          <TextLink href={`/admin/products/create?from=${row.id}`}>{products.duplicate}</TextLink>
        </Permitted>
        <Permitted permission="auditLog:read">
          <TextLink href={listUrl('audit-log', { entity: 'product', entityId: String(row.id) })}>
            {products.changes}
          </TextLink>
        </Permitted>
        {!row.archivedDate && (
          <Permitted permission="products:write">
            <ArchiveButton row={row} />
          </Permitted>
        )}
        {row.combo === null && (
          <Permitted permission="serials:read">
            <TextLink href={listUrl('serials', { productId: row.id })}>{office.serials.title}</TextLink>
          </Permitted>
        )}
        {row.reviews > 0 && (
          <TextLink href={listUrl('reviews', { productId: row.id })}>
            {fillCount(products.rating, row.reviews).replace('{rating}', String(row.rating))}
          </TextLink>
        )}
      </p>
      {row.archivedDate && <ArchivedNotice row={row} />}
      <ProductEditor
        key={saveCount}
        row={row}
        record={{ id: row.id, version: row.version, ...toProductForm(row) }}
        onSubmit={save}
      />
    </RecordContextProvider>
  )
}

function useArchive({ id, name }: ProductRow) {
  const { run, busy } = useAction()
  const { done, restored } = products.archived
  const setArchived = (archived: boolean) =>
    run(
      async () => {
        const { data } = await officeClient.call(changeProducts, { body: { ids: [id], archived } })
        const refused = data.find((row) => !row.done)
        if (refused) throw new HttpError(refused.message ?? '', 409)
      },
      { done: fillText(archived ? done : restored, { name }) },
    )
  return { setArchived, busy }
}

function ArchiveButton({ row }: { row: ProductRow }) {
  const confirm = useConfirm()
  const { setArchived, busy } = useArchive(row)
  const { archive, archiveTitle, archiveText } = products.bulk

  async function ask() {
    const question = { title: fillCount(archiveTitle, 1), text: archiveText, confirmLabel: archive }
    if (await confirm(question)) await setArchived(true)
  }

  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={ask} className="-my-2 px-0 text-link">
      {archive}
    </Button>
  )
}

function ArchivedNotice({ row }: { row: ProductRow }) {
  const { setArchived, busy } = useArchive(row)
  const { title, text } = products.archived
  return (
    <div className="mb-5">
      <Notice
        kind="warning"
        title={title}
        action={
          <Permitted permission="products:write">
            <Button variant="secondary" size="sm" busy={busy} onClick={() => setArchived(false)}>
              {products.bulk.restore}
            </Button>
          </Permitted>
        }
      >
        {text}
      </Notice>
    </div>
  )
}

/** Empty, or a copy of the product in `?from=12`. */
export function NewProductPage() {
  const id = Number(new URLSearchParams(useLocation().search).get('from'))
  const isCopy = Number.isInteger(id) && id > 0
  const { data, isPending } = useGetOne<ProductRow>('products', { id }, { enabled: isCopy })
  if (isCopy && isPending) return <ListSkeleton columns={2} />
  return <NewProductForm record={data ? toCopiedForm(data, copyName(data.name)) : emptyProductForm} />
}

function NewProductForm({ record }: { record: ProductForm }) {
  const [create] = useCreate<ProductRow, Error>()
  const { setLastChange } = useLastChange()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [saved, setSaved] = useState(false)

  async function save(form: Values) {
    try {
      const row = await create('products', { data: form }, { returnPromise: true })
      if (!row) return undefined
      setLastChange({ text: fillText(common.added, { name: row.name }) })
      setSaved(true)
      // After the form has unmounted: its guard would ask about values that are saved.
      setTimeout(() => navigate(`/admin/products/${row.id}`, { replace: true, state }))
      return undefined
    } catch (error) {
      return submissionErrors(error)
    }
  }

  return (
    <>
      <BackLink href="/admin/products">{products.back}</BackLink>
      <PageHeading title={products.newTitle} />
      {!saved && <ProductEditor record={{ ...record }} onSubmit={save} />}
    </>
  )
}

/** In the shape ra-core's form expects from `onSubmit`. */
function submissionErrors(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) throw error
  return error.body?.errors ?? { root: { serverError: error.message } }
}
