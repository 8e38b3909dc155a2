import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'

interface ScanQueueProps {
  /** Exactly the SKU or the barcode. */
  find: (code: string) => Promise<ProductRow | undefined>
  onFound: (product: ProductRow, code: string) => void
  onUnknown: (code: string) => void
  onFailed: (error: unknown) => void
}

/**
 * Codes are looked up at once and answered in the order in which they were scanned, however long each takes. A lookup that
 * fails does not stop the next one.
 */
export function scanQueue({
  find,
  onFound,
  onUnknown,
  onFailed,
}: ScanQueueProps): (code: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (code) => {
    const looking = find(code)
    // Awaited below, after the codes before it.
    looking.catch(() => undefined)
    last = last.then(async () => {
      try {
        const product = await looking
        if (product) onFound(product, code)
        else onUnknown(code)
      } catch (error) {
        onFailed(error)
      }
    })
    return last
  }
}
