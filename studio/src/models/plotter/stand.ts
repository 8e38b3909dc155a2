import type { Object3D } from 'three'
import { metal, plastic, rubber } from '../../parts/finish.ts'
import { drum, group, place, prism, slab, tube } from '../../parts/solids.ts'

/** Two legs on castors, a crossbar and the basket that catches the plan. */
export function plotterStand(width: number, floor: number): Object3D {
  const all = group()
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 1.1)
    all.add(place(slab([0.32, floor - 0.3, 0.5], 0.06, metal('#7d838d', 0.5)), [x, 0.35, -0.1]))
    all.add(place(slab([0.4, 0.26, 4.2], 0.1, plastic('#3a3e46')), [x, 0.22, 0.3]))
    for (const z of [-1.6, 2.2])
      all.add(place(drum(0.2, 0.16, rubber(), 0.03), [x - 0.08, 0.2, z], [0, 0, -Math.PI / 2]))
    all.add(
      tube(
        [
          [x, 3.2, 0.2],
          [x, 2.2, 1.8],
          [x, 2.6, 3],
        ],
        0.06,
        metal('#9aa0aa'),
      ),
    )
  }
  all.add(place(slab([width - 2.4, 0.16, 0.2], 0.05, metal('#7d838d', 0.5)), [0, 1.2, -0.1]))
  all.add(
    prism(
      [
        [0.2, 3.2],
        [0.9, 2.5],
        [1.9, 2.15],
        [3, 2.6],
        [2.98, 2.5],
        [1.9, 2.03],
        [0.85, 2.4],
        [0.12, 3.12],
      ],
      width - 2.6,
      plastic('#4a505b', 0.9),
      0.3,
      0.01,
    ),
  )
  return all
}
