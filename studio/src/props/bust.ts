import type { Object3D } from 'three'
import { finish } from '../parts/finish.ts'
import { curve } from '../parts/outlines.ts'
import { drum, group, place, slab, tube, turned } from '../parts/solids.ts'
import { bustHead } from './bust/head.ts'

export interface BustLook {
  skin: string
  hair: string
  shirt: string
  collar?: string
  cut?: 'short' | 'curly' | 'bun' | 'long' | 'bald' | 'bob'
  beard?: boolean
  glasses?: string
  earrings?: string
  brow?: string
  /** A lanyard, an apron strap or nothing over the shirt. */
  over?: string
}

/** A friendly clay figure. */
export function bust(look: BustLook): Object3D {
  const { skin, shirt, collar = shirt, over } = look
  const flesh = finish(skin, { roughness: 0.62 })
  const cloth = finish(shirt, { roughness: 0.85 })
  const all = group()
  const torso = turned(
    [
      [0, 0],
      ...curve([
        [1.34, 0],
        [1.4, 0.3],
        [1.37, 0.72],
        [1.2, 1.1],
        [0.82, 1.36],
        [0.42, 1.48],
        [0, 1.5],
      ]),
    ],
    cloth,
    72,
  )
  torso.scale.z = 0.66
  all.add(torso)
  all.add(place(drum(0.34, 0.6, flesh, 0.05), [0, 1.3, 0]))
  const band = turned(
    [
      [0.36, 0],
      [0.5, 0],
      [0.46, 0.16],
      [0.38, 0.18],
      [0.36, 0],
    ],
    finish(collar, { roughness: 0.8 }),
  )
  all.add(place(band, [0, 1.42, 0], [0.12, 0, 0]))
  if (over)
    all.add(
      tube(
        [
          [-0.42, 1.5, 0.2],
          [-0.3, 1.1, 0.72],
          [0, 0.5, 0.94],
          [0.3, 1.1, 0.72],
          [0.42, 1.5, 0.2],
        ],
        0.045,
        finish(over),
      ),
    )
  if (over) all.add(place(slab([0.34, 0.42, 0.05], 0.05, finish('#f6f7f9')), [0, 0.14, 0.95], [-0.06, 0, 0]))

  all.add(place(bustHead(look), [0, 2.36, 0.02], [0.02, 0, 0]))
  return all
}
