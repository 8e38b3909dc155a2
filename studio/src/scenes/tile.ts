import type { Item } from '../arrangement.ts'
import type { View } from '../studio/camera.ts'
import type { GroundName } from '../studio/grounds.ts'

/** A square picture of one or a few things: categories and services. */
export interface Tile {
  ground: GroundName
  items: readonly Item[]
  view?: View
}

/** From lower down, for wide things with a screen. */
export const flat: View = { yaw: 0.25, pitch: 0.34, fill: 0.86 }
