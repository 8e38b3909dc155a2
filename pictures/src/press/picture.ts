import type { Order } from '../page.ts'

/** One file to make: where it goes, what is shot, which smaller sizes stand beside it. */
export interface Picture {
  /** Folder and name below the results, without ending: `products/epson-ecotank-l3250-1`. */
  name: string
  order: Omit<Order, 'passes'>
  /** Further square sizes, written as `<name>.<size>.webp`. */
  sizes: readonly number[]
  limit: number
}

export const kilobytes = (count: number) => count * 1024
