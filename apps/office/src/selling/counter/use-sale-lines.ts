import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { ringBell } from './bell.ts'
import { addProduct, refreshProducts, type SaleLine, unitsOf } from './sale.ts'
import { scanQueue } from './scan-queue.ts'

const { counter } = office

const findById = (id: number) => officeClient.call(products.get, { params: { id } })

async function findByCode(code: string): Promise<ProductRow | undefined> {
  const query = listQuery({ where: { code }, limit: 1 })
  return (await officeClient.call(products.list, { query })).data[0]
}

/** What a sale begins with: a chosen product, or a code with the product that was shown for it. */
export type FirstProduct = { id: number } | { code: string; shown: number | undefined }

/** The lines of a sale, how scanned codes become lines, and the last one that did not. */
export function useSaleLines(first?: FirstProduct) {
  const [lines, setLines] = useState<SaleLine[]>([])
  const [unknown, setUnknown] = useState('')
  const [lookups, setLookups] = useState(0)
  const toast = useToast()
  // Scans are answered between two renders too.
  const current = useRef<SaleLine[]>([])

  function change(next: SaleLine[]) {
    current.current = next
    setLines(next)
  }

  function refuse(text: string) {
    ringBell()
    setUnknown(text)
  }

  function add(product: ProductRow) {
    const { name, stock } = product
    if (!product.enable) return refuse(fillText(counter.notForSale, { name }))
    if (unitsOf(current.current, product.id) >= stock)
      return refuse(fillText(stock === 0 ? counter.isSoldOut : counter.noMore, { name, count: stock }))
    setUnknown('')
    change(addProduct(current.current, product))
  }

  async function countLookup(lookup: Promise<void>) {
    setLookups((count) => count + 1)
    await lookup
    setLookups((count) => count - 1)
  }

  const fail = (error: unknown) => toast.error(requireHttpError(error, 'read').message)

  /** The product that the list shows for a typed name, if no code is the same. */
  const shown = useRef(new Map<string, number>())
  const scan = useRef(
    scanQueue({
      find: async (code) => {
        const id = shown.current.get(code)
        shown.current.delete(code)
        return (await findByCode(code)) ?? (id === undefined ? undefined : findById(id))
      },
      onFound: (product) => latest.current.add(product),
      onUnknown: (code) => latest.current.refuse(fillText(counter.unknown, { code })),
      onFailed: (error) => latest.current.fail(error),
    }),
  )
  const latest = useRef({ add, refuse, fail })
  latest.current = { add, refuse, fail }

  async function findAndAdd(id: number) {
    try {
      add(await findById(id))
    } catch (error) {
      fail(error)
    }
  }

  const addById = (id: number) => void countLookup(findAndAdd(id))

  function scanCode(code: string, shownId: number | undefined) {
    if (shownId !== undefined) shown.current.set(code, shownId)
    void countLookup(scan.current(code))
  }

  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isBegun.current) return
    isBegun.current = true
    if (first) 'id' in first ? addById(first.id) : scanCode(first.code, first.shown)
  })
  useEffect(() => begin(), [])

  return {
    lines,
    unknown,
    /** A chosen product or a scanned code is not a line yet. */
    isAdding: lookups > 0,
    change,
    scan: scanCode,
    addById,
    /** With their quantities, also more than there are: the line says so. */
    async addAll(items: readonly { productId: number; quantity: number }[]) {
      await countLookup(
        Promise.all(items.map(({ productId }) => findById(productId))).then((found) => {
          const added = found.reduce<SaleLine[]>(
            (all, product, index) => addProduct(all, product, items[index]?.quantity),
            current.current,
          )
          change(added)
        }, fail),
      )
    },
    /** After a price changed. */
    async reload() {
      const ids = new Set(current.current.map(({ product }) => product.id))
      try {
        change(refreshProducts(current.current, await Promise.all([...ids].map(findById))))
      } catch (error) {
        fail(error)
      }
    },
  }
}
