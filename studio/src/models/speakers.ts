import type { Object3D } from 'three'
import { finish, metal, plastic } from '../parts/finish.ts'
import { cable, led, perforation } from '../parts/small.ts'
import { drum, group, panel, place, prism, ring } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface SpeakersLook {
  brand: string
  body?: string
  face?: string
  letters?: string
  grille?: 'cone' | 'dots'
}

export function speakers({
  brand,
  body = '#eff1f3',
  face = '#2a2c32',
  letters = '#5a6272',
  grille = 'cone',
}: SpeakersLook): Object3D {
  const one = (knob: boolean) => {
    const box = group(
      prism(
        [
          [-0.42, 0],
          [0.42, 0],
          [0.34, 1.1],
          [-0.36, 1.1],
        ],
        0.9,
        plastic(body, 0.45),
        0.08,
        0.06,
      ),
    )
    const front = group(place(panel([0.78, 0.98, 0.03], 0.1, 0.01, plastic(face, 0.7)), [0, 0, 0]))
    if (grille === 'cone') {
      front.add(place(ring(0.27, 0.03, metal('#b9bfc9', 0.35)), [0, 0.56, 0.02]))
      front.add(
        place(
          drum(0.26, 0.02, finish('#17181c', { roughness: 0.9 }), 0.006),
          [0, 0.56, 0.004],
          [Math.PI / 2, 0, 0],
        ),
      )
      front.add(
        place(
          drum(0.1, 0.03, finish('#3a3e46', { roughness: 0.35 }), 0.02),
          [0, 0.56, 0.012],
          [Math.PI / 2, 0, 0],
        ),
      )
    } else front.add(place(perforation(0.66, 0.66, 0.05, '#0e0f12', true), [0, 0.56, 0.018]))
    front.add(
      place(lettering(brand, 0.06, { colour: '#c7ccd6', weight: 1.9 }), [knob ? -0.16 : 0, 0.1, 0.02]),
    )
    if (knob) {
      front.add(
        place(drum(0.07, 0.05, metal('#c9ced6', 0.3), 0.015), [0.22, 0.12, 0.01], [Math.PI / 2, 0, 0]),
      )
      front.add(place(led('#46d486', 0.014), [0.06, 0.12, 0.02]))
    }
    box.add(place(front, [0, 0.06, 0.405], [-0.073, 0, 0]))
    return box
  }
  return group(
    place(one(false), [-0.85, 0, 0], [0, 0.22, 0]),
    place(one(true), [0.85, 0, 0], [0, -0.22, 0]),
    cable(
      [
        [-0.8, 0.14, -0.4],
        [-0.6, 0.04, -0.75],
        [0.2, 0.03, -0.7],
        [0.7, 0.08, -0.42],
      ],
      0.024,
      letters === '#fff' ? '#fff' : '#2a2c31',
    ),
  )
}
