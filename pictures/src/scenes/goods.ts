import type { Item } from '../arrangement.ts'
import type { Point3 } from '../parts/solids.ts'
import { products } from '../shelves.ts'

/** A product of the shop as it stands on its shelf, placed in a scene. */
export function goods(slug: string, at: Point3, turn: number | Point3 = 0, scale = 1): Item {
  const shot = products.get(slug)
  if (!shot) throw new Error(`No shelf holds ${slug}`)
  return { thing: shot.model, look: shot.look, at, turn, scale } as Item
}
