import type { Object3D } from 'three'
import { finish, gloss, lamp, metal, plastic } from '../parts/finish.ts'
import { type ScreenArt, screenArt } from '../parts/screen-art.ts'
import { drum, group, panel, place, slab } from '../parts/solids.ts'
import { display, lettering } from '../parts/texture.ts'

export interface PhoneLook {
  brand: string
  back?: string
  frame?: string
  art?: ScreenArt
  /** A tablet is the same thing in another size. */
  width?: number
  height?: number
  lenses?: number
  cameras?: 'dots' | 'island' | 'square'
  notch?: 'drop' | 'hole' | 'none'
  letters?: string
}

const slabOf = (look: PhoneLook): Object3D => {
  const {
    back = '#3b5bb0',
    frame = back,
    art = { kind: 'tiles' },
    width = 0.76,
    height = 1.64,
    lenses = 3,
    cameras = 'dots',
    notch = 'drop',
  } = look
  const big = width > 1
  const corner = big ? 0.09 : 0.1
  const edge = big ? 0.07 : 0.032
  const all = group()
  all.add(place(panel([width, height, 0.082], corner, 0.03, metal(frame, 0.35)), [0, 0, 0]))
  all.add(
    place(
      panel([width - 0.02, height - 0.02, 0.02], corner, 0.006, finish('#08090b', { roughness: 0.2 })),
      [0, 0.01, 0.034],
    ),
  )
  all.add(
    place(display(width - edge * 2, height - edge * 2.4, screenArt(art, false)), [0, height / 2, 0.0455]),
  )
  if (notch === 'drop')
    all.add(
      place(drum(0.028, 0.004, plastic('#08090b')), [0, height - edge - 0.035, 0.0455], [Math.PI / 2, 0, 0]),
    )
  if (notch === 'hole')
    all.add(place(drum(0.02, 0.004, plastic('#08090b')), [0, height - 0.1, 0.0455], [Math.PI / 2, 0, 0]))
  all.add(place(panel([width - 0.02, height - 0.02, 0.02], corner, 0.006, gloss(back)), [0, 0.01, -0.034]))
  const island = big ? 0.16 : 0.3
  if (cameras === 'square')
    all.add(
      place(panel([island, big ? 0.16 : 0.62, 0.03], 0.07, 0.01, gloss(back)), [
        width / 2 - 0.2,
        height - (big ? 0.24 : 0.72),
        -0.048,
      ]),
    )
  if (cameras === 'island')
    all.add(place(panel([width - 0.14, 0.34, 0.03], 0.08, 0.01, gloss(back)), [0, height - 0.46, -0.048]))
  for (let i = 0; i < lenses; i++) {
    const lens = group(
      place(drum(0.075, 0.03, metal('#c3c8d1', 0.3), 0.01), [0, 0, 0], [-Math.PI / 2, 0, 0]),
      place(
        drum(0.056, 0.034, finish('#0b1020', { roughness: 0.1, coat: true }), 0.008),
        [0, 0, 0],
        [-Math.PI / 2, 0, 0],
      ),
    )
    const across = cameras === 'island'
    all.add(
      place(
        lens,
        across
          ? [width / 2 - 0.2 - i * 0.2, height - 0.29, -0.06]
          : [width / 2 - 0.2, height - 0.2 - i * 0.2, -0.044 - (cameras === 'square' ? 0.014 : 0)],
      ),
    )
  }
  all.add(
    place(
      drum(0.024, 0.012, lamp('#fff6dc', 0.5)),
      [
        width / 2 - (cameras === 'island' ? 0.2 + lenses * 0.2 : 0.36),
        height - (cameras === 'island' ? 0.29 : 0.2),
        -0.044,
      ],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(
    place(
      lettering(look.brand, big ? 0.1 : 0.06, { colour: look.letters ?? '#f3f5f9', weight: 1.8 }),
      [0, height * (big ? 0.5 : 0.24), -0.0455],
      [0, Math.PI, 0],
    ),
  )
  for (const [y, long] of [
    [0.74, 0.16],
    [0.6, 0.24],
  ] as const)
    all.add(place(slab([0.014, long, 0.03], 0.006, metal(frame, 0.3)), [width / 2 + 0.003, height * y, 0]))
  return all
}

/** Two of them: one shows its face, the other leans behind and shows its back. */
export function phone(look: PhoneLook): Object3D {
  const { width = 0.76 } = look
  const big = width > 1
  const lean = 0.2
  const face = group(place(slabOf(look), [0, 0.02, 0], [-lean, 0, 0]))
  const rear = group(place(slabOf(look), [0, 0.02, 0], [lean, 0, 0]))
  return group(
    place(face, [width * (big ? -0.32 : -0.5), 0, 0.2], [0, 0.16, 0]),
    place(rear, [width * (big ? 0.62 : 0.58), 0, big ? -0.5 : -0.22], [0, Math.PI - 0.28, 0]),
  )
}
