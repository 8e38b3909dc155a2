import type { Object3D } from 'three'
import { finish, metal } from '../parts/finish.ts'
import { drum, group, place, plate, slab } from '../parts/solids.ts'

export interface BoardLook {
  colour: string
  width: number
  depth: number
  thickness?: number
  corner?: number
  /** A round podium instead of a board. */
  round?: boolean
  /** Height of the legs; none lets it lie on the ground. */
  legs?: number
  legColour?: string
  drawers?: string
}

/** Desk, table top or podium: whatever things stand on in a scene. */
export function board({
  colour,
  width,
  depth,
  thickness = 0.28,
  corner = 0.4,
  round = false,
  legs = 0,
  legColour = '#3a3e46',
  drawers,
}: BoardLook): Object3D {
  const wood = finish(colour, { roughness: 0.62 })
  if (round) return drum(width / 2, thickness, wood, Math.min(0.12, thickness / 3))
  const all = group(place(plate([width, thickness, depth], corner, 0.08, wood), [0, legs, 0]))
  if (legs > 0) {
    for (const x of [-1, 1]) {
      for (const z of [-1, 1])
        all.add(
          place(slab([0.32, legs, 0.32], 0.06, metal(legColour, 0.5)), [
            x * (width / 2 - 0.5),
            0,
            z * (depth / 2 - 0.5),
          ]),
        )
      all.add(
        place(slab([0.24, 0.24, depth - 1], 0.06, metal(legColour, 0.5)), [x * (width / 2 - 0.5), 0.1, 0]),
      )
    }
  }
  if (drawers) {
    all.add(
      place(slab([3.4, legs * 0.86, depth - 0.8], 0.1, finish(drawers, { roughness: 0.6 })), [
        width / 2 - 2.4,
        legs * 0.1,
        0,
      ]),
    )
    for (let i = 0; i < 3; i++) {
      const y = legs * 0.14 + i * legs * 0.28
      all.add(
        place(slab([3.2, legs * 0.25, 0.12], 0.05, finish(drawers, { roughness: 0.5 })), [
          width / 2 - 2.4,
          y,
          depth / 2 - 0.38,
        ]),
      )
      all.add(
        place(slab([1, 0.12, 0.14], 0.05, metal('#b9bec6')), [
          width / 2 - 2.4,
          y + legs * 0.15,
          depth / 2 - 0.28,
        ]),
      )
    }
  }
  return all
}
