import type { Object3D } from 'three'
import { finish } from '../../parts/finish.ts'
import { ball, group, type Point3, place, ring, tube } from '../../parts/solids.ts'
import type { BustLook } from '../bust.ts'
import { hairOf } from './hair.ts'

/** Round head, small eyes, a smile. */
export function bustHead({
  skin,
  hair,
  cut = 'short',
  beard = false,
  glasses,
  earrings,
  brow = hair,
}: BustLook): Object3D {
  const flesh = finish(skin, { roughness: 0.62 })
  const strands = finish(hair, { roughness: 0.8 })
  const head = group(ball(0.86, flesh, [0.92, 1.06, 0.92]))
  for (const side of [-1, 1]) {
    head.add(place(ball(0.17, flesh, [0.6, 1, 0.8]), [side * 0.79, -0.05, 0]))
    head.add(
      place(ball(0.075, finish('#23201f', { roughness: 0.2 }), [1, 1.25, 0.6]), [side * 0.28, 0.06, 0.755]),
    )
    head.add(place(ball(0.022, finish('#ffffff', { glow: 0.8 })), [side * 0.28 - 0.02, 0.1, 0.805]))
    head.add(
      place(
        tube(
          [
            [-0.13, 0, 0],
            [0, 0.045, 0.02],
            [0.13, 0, 0],
          ],
          0.03,
          finish(brow, { roughness: 0.8 }),
        ),
        [side * 0.29, 0.3, 0.74],
        [-0.2, side * 0.3, 0],
      ),
    )
    head.add(
      place(
        ball(0.16, finish('#e88f7d', { roughness: 0.9, opacity: 0.28 }), [1, 0.7, 0.3]),
        [side * 0.46, -0.2, 0.67],
        [0, side * 0.5, 0],
      ),
    )
    if (earrings)
      head.add(
        place(ball(0.06, finish(earrings, { metalness: 0.6, roughness: 0.3 })), [side * 0.82, -0.26, 0.02]),
      )
    if (glasses) {
      head.add(place(ring(0.2, 0.028, finish(glasses, { roughness: 0.3 })), [side * 0.28, 0.06, 0.82]))
      head.add(
        tube(
          [
            [side * 0.47, 0.08, 0.8],
            [side * 0.8, 0.08, 0.1],
          ],
          0.024,
          finish(glasses),
        ),
      )
    }
  }
  if (glasses)
    head.add(
      tube(
        [
          [-0.09, 0.08, 0.85],
          [0, 0.11, 0.87],
          [0.09, 0.08, 0.85],
        ],
        0.024,
        finish(glasses),
      ),
    )
  head.add(place(ball(0.1, flesh, [0.9, 0.8, 0.9]), [0, -0.1, 0.84]))
  head.add(
    tube(
      [
        [-0.2, -0.34, 0.72],
        [0, -0.43, 0.76],
        [0.2, -0.34, 0.72],
      ],
      0.032,
      finish('#8f3d33', { roughness: 0.6 }),
    ),
  )
  if (beard) {
    const jaw: Point3[] = Array.from({ length: 11 }, (_, i) => {
      const angle = Math.PI * (i / 10)
      return [Math.cos(angle) * 0.74, -0.28 - Math.sin(angle) * 0.42, 0.28 + Math.sin(angle) * 0.34]
    })
    head.add(tube(jaw, 0.13, strands))
    head.add(
      tube(
        [
          [-0.22, -0.26, 0.76],
          [0, -0.22, 0.82],
          [0.22, -0.26, 0.76],
        ],
        0.05,
        strands,
      ),
    )
  }
  head.add(hairOf(cut, hair))
  return head
}
