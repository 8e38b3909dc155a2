import type { Object3D } from 'three'
import { finish, metal, plastic, rubber } from '../parts/finish.ts'
import { drum, group, type Point3, panel, place, plate, slab, tube } from '../parts/solids.ts'

export interface ChairLook {
  seat: string
  back: string
  frame?: string
  base?: string
  headrest?: boolean
  /** Mesh back shows ribs; an upholstered one is a thick cushion. */
  mesh?: boolean
  arms?: 'loop' | 'tee' | 'none'
  height?: number
}

export function chair(look: ChairLook): Object3D {
  const {
    seat,
    back,
    frame = '#2a2c31',
    base = '#2f3238',
    headrest = false,
    mesh = true,
    arms = 'tee',
    height = 6,
  } = look
  const cloth = finish(seat, { roughness: 0.95 })
  const hard = plastic(frame, 0.45)
  const all = group()
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.3
    const leg = group(
      place(
        slab([2.9, 0.22, 0.36], 0.09, base.startsWith('#c') ? metal(base) : plastic(base)),
        [1.45, 0, 0],
        [0, 0, -0.1],
      ),
    )
    leg.add(place(drum(0.26, 0.16, rubber('#1b1c20'), 0.05), [2.76, -0.36, -0.2], [Math.PI / 2, 0, 0]))
    leg.add(place(drum(0.26, 0.16, rubber('#1b1c20'), 0.05), [2.76, -0.36, 0.06], [Math.PI / 2, 0, 0]))
    leg.add(place(slab([0.3, 0.3, 0.3], 0.1, plastic('#3b3f47')), [2.76, -0.28, 0]))
    all.add(place(leg, [0, 0.72, 0], [0, angle, 0]))
  }
  all.add(place(drum(0.4, 0.5, plastic(base), 0.1), [0, 0.5, 0]))
  all.add(place(drum(0.24, 1.6, plastic('#1d1e22'), 0.02), [0, 0.8, 0]))
  all.add(place(drum(0.14, 1.2, metal('#c9ced6', 0.25), 0.02), [0, 2.2, 0]))
  all.add(place(slab([1.7, 0.3, 2], 0.1, plastic('#24262b')), [0, 3.3, -0.1]))
  all.add(place(drum(0.05, 1.3, metal('#9aa1ad')), [0.4, 3.4, 0.4], [0, 0, -1.4]))
  all.add(place(plate([4.9, 0.75, 4.7], 1, 0.32, cloth), [0, 3.6, 0.1]))

  const rest = group()
  if (mesh) {
    rest.add(panel([4.4, height - 0.6, 0.3], 1, 0.12, hard, [3.7, height - 1.3, 0.8]))
    const web = finish(back, { roughness: 0.9 })
    for (let i = 0; i < 17; i++)
      rest.add(place(slab([3.8, 0.09, 0.06], 0.02, web), [0, 0.5 + i * ((height - 1.4) / 17), 0]))
    for (let i = 0; i < 19; i++)
      rest.add(place(slab([0.05, height - 1.3, 0.04], 0.015, web), [-1.75 + i * 0.195, 0.36, -0.02]))
    rest.add(place(slab([3.6, 0.9, 0.26], 0.12, finish(back, { roughness: 0.95 })), [0, 0.8, 0.06]))
  } else {
    rest.add(
      place(panel([4.2, height - 1.3, 0.7], 1.2, 0.3, finish(back, { roughness: 0.95 })), [0, 0.5, 0.1]),
    )
    rest.add(place(panel([3.9, height - 1.6, 0.3], 1.1, 0.1, hard), [0, 0.65, -0.3]))
  }
  if (headrest) {
    rest.add(place(slab([0.5, 1.2, 0.2], 0.08, hard), [0, height - 0.9, -0.14]))
    rest.add(place(panel([2.5, 1.1, 0.5], 0.5, 0.2, finish(back, { roughness: 0.95 })), [0, height, 0]))
  }
  all.add(place(rest, [0, 4.2, -2.3], [-0.13, 0, 0]))
  all.add(place(slab([0.8, 2.6, 0.3], 0.12, hard), [0, 3.3, -2.45], [-0.1, 0, 0]))
  all.add(place(slab([0.8, 0.3, 2.2], 0.1, hard), [0, 3.3, -1.5]))
  if (arms !== 'none') {
    for (const side of [-1, 1]) {
      if (arms === 'tee') {
        all.add(place(slab([0.24, 2.1, 0.6], 0.1, hard), [side * 2.55, 3.7, -0.2]))
        all.add(place(plate([0.75, 0.26, 2.5], 0.3, 0.1, rubber('#2a2c31')), [side * 2.55, 5.7, 0]))
        all.add(place(slab([0.9, 0.22, 0.6], 0.08, hard), [side * 2.2, 3.5, -0.2]))
      } else {
        const loop: Point3[] = [
          [side * 2.35, 3.8, 1.3],
          [side * 2.6, 4.8, 1.5],
          [side * 2.6, 5.7, 1.2],
          [side * 2.6, 5.8, -0.6],
          [side * 2.5, 5.2, -1.6],
          [side * 2.3, 4.2, -1.4],
        ]
        all.add(tube(loop, 0.2, hard))
      }
    }
  }
  return all
}
