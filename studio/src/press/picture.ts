import type { Order } from '../page.ts'
import type { Home } from './homes.ts'

/** One file to make: where it goes, what is shot, which smaller sizes stand beside it. */
export interface Picture {
  /** Folder and name below its home, without ending: `products/epson-ecotank-l3250-1`. */
  name: string
  home?: Home
  order: Omit<Order, 'passes'>
  /** Further square sizes, written as `<name>.<size>.webp`. */
  sizes: readonly number[]
  limit: number
  /** SVG drawn over the render, in its size. */
  overlay?: string
}

export const kilobytes = (count: number) => count * 1024
