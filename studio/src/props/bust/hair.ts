import type { Material, Object3D } from 'three'
import { finish } from '../../parts/finish.ts'
import { ball, group, type Point3, place, tube } from '../../parts/solids.ts'
import type { BustLook } from '../bust.ts'

export function hairOf(cut: NonNullable<BustLook['cut']>, colour: string): Object3D {
  const strands = finish(colour, { roughness: 0.8 })
  const all = group()
  if (cut === 'bald') return all
  all.add(place(ball(0.9, strands, [0.95, 0.86, 0.93]), [0, 0.26, -0.14], [-0.16, 0, 0]))
  if (cut === 'short')
    all.add(place(ball(0.5, strands, [1.25, 0.42, 0.6]), [-0.08, 0.78, 0.42], [0.5, 0, 0.12]))
  if (cut === 'curly') {
    for (let i = 0; i < 34; i++) {
      const [angle, high] = [i * 2.4, 1 - i / 26]
      if (0.2 + high * 0.8 < 0.5 && Math.sin(angle) > 0.2) continue
      const r = Math.sqrt(Math.max(0, 1 - high * high)) * 0.86
      all.add(
        place(ball(0.25, strands), [Math.cos(angle) * r, 0.2 + high * 0.8, Math.sin(angle) * r * 0.9 - 0.14]),
      )
    }
  }
  if (cut === 'bun' || cut === 'long' || cut === 'bob')
    all.add(place(ball(0.6, strands, [1.2, 0.4, 0.5]), [0.1, 0.72, 0.42], [0.55, 0, -0.22]))
  if (cut === 'bun') all.add(place(ball(0.4, strands), [0, 1.12, -0.34]))
  if (cut === 'long' || cut === 'bob') {
    const low = cut === 'long' ? -1.1 : -0.5
    for (const side of [-1, 1])
      all.add(
        lock(
          [
            [side * 0.66, 0.6, 0.1],
            [side * 0.86, 0, 0.02],
            [side * 0.82, low * 0.6, -0.06],
            [side * 0.7, low, 0],
          ],
          0.22,
          strands,
        ),
      )
    for (const x of [-0.45, 0, 0.45])
      all.add(
        lock(
          [
            [x, 0.5, -0.66],
            [x * 1.1, -0.2, -0.74],
            [x, low, -0.5],
          ],
          0.36,
          strands,
        ),
      )
  }
  return all
}

/** A strand of hair with round ends. */
function lock(points: readonly Point3[], radius: number, strands: Material): Object3D {
  const ends = [points[0], points.at(-1)].flatMap((end) =>
    end ? [place(group(ball(radius, strands)), end)] : [],
  )
  return group(tube(points, radius, strands), ...ends)
}
