import type { Item } from '../arrangement.ts'
import type { Point3 } from '../parts/solids.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import { products } from '../shelves.ts'

/** A product of the shop as it stands on its shelf, placed in a scene. */
export function goods(slug: string, at: Point3, turn: number | Point3 = 0, scale = 1): Item {
  const shot = products.get(slug)
  if (!shot) throw new Error(`No shelf holds ${slug}`)
  return { thing: shot.model, look: shot.look, at, turn, scale } as Item
}

/** The four bottles of one printer side by side. */
export const bottles: Item = {
  thing: 'inkBottle',
  look: { brand: 'EPSON', code: '544', ink: '#111', volume: '65 ml', row: fourInks },
  at: [0, 0, 0],
}

/** A printer with its lid up, rail and carriage in view. */
export const openedPrinter: Item = {
  thing: 'inkTankPrinter',
  look: { brand: 'EPSON', name: 'L3250', inks: fourInks, open: 1.15, rearPaper: false, page: 'chart' },
  at: [0, 0, 0],
}
