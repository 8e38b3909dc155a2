import type { Object3D } from 'three'
import { lamp, metal, plastic } from '../parts/finish.ts'
import { ball, drum, group, place, tube, turned } from '../parts/solids.ts'

export interface DeskLampLook {
  colour?: string
  arm?: string
}

export function deskLamp({ colour = '#f0a53a', arm = '#c9cdd4' }: DeskLampLook): Object3D {
  const rod = metal(arm, 0.35)
  const all = group(drum(0.75, 0.14, plastic(colour, 0.4), 0.05))
  all.add(
    tube(
      [
        [0, 0.1, 0],
        [0.05, 1.4, 0],
        [-0.5, 2.6, 0],
      ],
      0.06,
      rod,
    ),
  )
  all.add(place(ball(0.13, plastic(colour)), [-0.5, 2.6, 0]))
  all.add(
    tube(
      [
        [-0.5, 2.6, 0],
        [0.3, 3.3, 0],
        [0.95, 3.75, 0],
      ],
      0.06,
      rod,
    ),
  )
  const shade = group(
    turned(
      [
        [0.16, 0.5],
        [0.2, 0.62],
        [0.1, 0.7],
        [0.001, 0.72],
      ],
      plastic(colour, 0.4),
    ),
  )
  shade.add(
    turned(
      [
        [0.62, 0],
        [0.6, 0.06],
        [0.2, 0.55],
        [0.16, 0.52],
        [0.56, 0.04],
        [0.62, 0],
      ],
      plastic(colour, 0.4),
    ),
  )
  shade.add(place(ball(0.24, lamp('#fff3cf', 1)), [0, 0.12, 0]))
  all.add(place(shade, [1.15, 3.28, 0], [0, 0, 0.5]))
  return all
}
