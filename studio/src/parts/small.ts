import type { Material, Object3D } from 'three'
import { finish, lamp, metal, paper, plastic } from './finish.ts'
import { ball, drum, group, type Point3, panel, place, plate, slab, tube } from './solids.ts'

/** A small round light facing +z. */
export const led = (colour: string, radius = 0.02) => ball(radius, lamp(colour, 0.9), [1, 1, 0.5])

/** Dark slots on a front wall (z = 0), centred; upright slots unless lying. */
export function grille(
  width: number,
  height: number,
  count: number,
  lying = false,
  colour = '#101216',
): Object3D {
  const all = group()
  const dark = plastic(colour, 0.8)
  const step = (lying ? height : width) / count
  for (let i = 0; i < count; i++) {
    const off = (i + 0.5 - count / 2) * step
    const size: Point3 = lying ? [width, step * 0.5, 0.012] : [step * 0.5, height, 0.012]
    const bar = panel(size, step * 0.25, 0.002, dark)
    all.add(place(bar, lying ? [0, off - size[1] / 2, 0] : [off, -height / 2, 0]))
  }
  return all
}

/** Round holes in a grid on a front wall. */
export function perforation(
  width: number,
  height: number,
  pitch: number,
  colour = '#101216',
  round = false,
): Object3D {
  const all = group()
  const dark = plastic(colour, 0.8)
  const columns = Math.floor(width / pitch)
  const rows = Math.floor(height / (pitch * 0.87))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5 + (row % 2) * 0.5 - columns / 2) * pitch
      const y = (row + 0.5 - rows / 2) * pitch * 0.87
      if (Math.abs(x) > width / 2 - pitch * 0.3) continue
      if (round && (x / width) ** 2 + (y / height) ** 2 > 0.24) continue
      all.add(
        place(panel([pitch * 0.6, pitch * 0.6, 0.008], pitch * 0.3, 0.001, dark), [x, y - pitch * 0.3, 0]),
      )
    }
  }
  return all
}

/** Screw head with a cross, facing up. */
export function screw(radius = 0.04, colour = '#aeb4bd'): Object3D {
  const dark = plastic('#3b3f46')
  return group(
    drum(radius, radius * 0.5, metal(colour), radius * 0.2),
    place(slab([radius * 1.3, 0.006, radius * 0.28], 0.002, dark), [0, radius * 0.47, 0]),
    place(slab([radius * 0.28, 0.006, radius * 1.3], 0.002, dark), [0, radius * 0.47, 0]),
  )
}

export const foot = (radius = 0.08, height = 0.04) =>
  drum(radius, height, finish('#1c1d20', { roughness: 0.95 }), 0.01)

/** Loose sheets, a little out of line with one another. */
export function sheets(width: number, depth: number, count: number, colour = '#fdfdfb'): Object3D {
  const all = group()
  for (let i = 0; i < count; i++) {
    const turn = Math.sin(i * 12.7) * 0.012
    all.add(
      place(
        plate([width, 0.008, depth], 0.004, 0.001, paper(colour)),
        [Math.sin(i * 5.1) * 0.012, i * 0.009, 0],
        [0, turn, 0],
      ),
    )
  }
  return all
}

export function cable(points: readonly Point3[], radius: number, colour: string): Object3D {
  const look = finish(colour, { roughness: 0.75 })
  const [first, last] = [points[0], points.at(-1)]
  const all = group(tube(points, radius, look))
  for (const end of [first, last]) if (end) all.add(place(ball(radius, look), end))
  return all
}

/** Round button on top of a body. */
export function button(radius: number, height: number, look: Material): Object3D {
  return drum(radius, height, look, Math.min(radius, height) * 0.4)
}
