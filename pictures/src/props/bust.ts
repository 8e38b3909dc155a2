import type { Object3D } from 'three'
import { finish } from '../parts/finish.ts'
import { ball, curve, drum, group, type Point3, place, ring, slab, tube, turned } from '../parts/solids.ts'

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

/** A friendly clay figure: round head, small eyes, a smile. */
export function bust(look: BustLook): Object3D {
  const {
    skin,
    hair,
    shirt,
    collar = shirt,
    cut = 'short',
    beard = false,
    glasses,
    earrings,
    brow = hair,
    over,
  } = look
  const flesh = finish(skin, { roughness: 0.62 })
  const strands = finish(hair, { roughness: 0.8 })
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
  all.add(place(head, [0, 2.36, 0.02], [0.02, 0, 0]))
  return all
}

function hairOf(cut: NonNullable<BustLook['cut']>, colour: string): Object3D {
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
        tube(
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
        tube(
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
