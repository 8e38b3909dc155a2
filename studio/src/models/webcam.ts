import type { Object3D } from 'three'
import { finish, gloss, lamp, metal, plastic, rubber } from '../parts/finish.ts'
import { cable, led } from '../parts/small.ts'
import { ball, drum, group, panel, place, plate, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface WebcamLook {
  brand: string
  name?: string
  kind?: 'bar' | 'block'
  body?: string
  face?: string
  letters?: string
  shutter?: boolean
  light?: string
}

export function webcam(look: WebcamLook): Object3D {
  const {
    kind = 'bar',
    body = '#33363d',
    face = '#17181c',
    letters = '#c7ccd6',
    shutter = false,
    light = '#4f9cff',
  } = look
  const [w, h] = kind === 'bar' ? [0.94, 0.3] : [0.72, 0.42]
  const low = 0.52
  const all = group()
  all.add(place(panel([w, h, 0.26], h * 0.46, 0.06, plastic(body, 0.45)), [0, low, 0]))
  all.add(place(panel([w - 0.06, h - 0.06, 0.03], h * 0.4, 0.01, gloss(face)), [0, low + 0.03, 0.125]))
  const lens = group()
  lens.add(place(drum(0.115, 0.07, metal('#5b616d', 0.35), 0.015), [0, 0, 0], [Math.PI / 2, 0, 0]))
  lens.add(place(drum(0.09, 0.08, plastic('#0a0b0d', 0.3), 0.01), [0, 0, 0], [Math.PI / 2, 0, 0]))
  lens.add(place(ball(0.07, finish('#1b2f5c', { roughness: 0.1, coat: true }), [1, 1, 0.45]), [0, 0, 0.075]))
  lens.add(place(ball(0.016, lamp('#dfe9ff', 0.8)), [-0.025, 0.03, 0.1]))
  all.add(place(lens, [kind === 'bar' ? 0 : -0.06, low + h / 2, 0.13]))
  all.add(place(led(light, 0.012), [kind === 'bar' ? 0.18 : 0.12, low + h / 2 + 0.04, 0.142]))
  all.add(
    place(lettering(look.brand, kind === 'bar' ? 0.038 : 0.06, { colour: letters, weight: 1.8 }), [
      kind === 'bar' ? -0.28 : 0.19,
      low + h / 2 - (kind === 'bar' ? 0 : 0.08),
      0.144,
    ]),
  )
  if (look.name)
    all.add(place(lettering(look.name, 0.036, { colour: letters, weight: 1.5 }), [0.32, low + h / 2, 0.144]))
  if (shutter) {
    const flap = group(
      place(drum(0.14, 0.02, plastic('#26282d'), 0.006), [0, 0.16, 0], [Math.PI / 2, 0, 0]),
      place(slab([0.08, 0.08, 0.02], 0.01, plastic('#26282d')), [0, 0, 0]),
    )
    all.add(place(flap, [0, low + h - 0.02, 0.15], [-0.3, 0, 0]))
  }
  // Clip that doubles as a foot.
  all.add(place(slab([0.2, 0.3, 0.14], 0.05, plastic(body)), [0, low - 0.24, -0.02]))
  all.add(place(plate([0.42, 0.05, 0.6], 0.1, 0.02, plastic(body)), [0, low - 0.28, -0.05]))
  all.add(place(panel([0.4, 0.34, 0.06], 0.08, 0.02, rubber('#26282d')), [0, 0, 0.2], [0.12, 0, 0]))
  all.add(place(panel([0.36, 0.34, 0.06], 0.08, 0.02, rubber('#26282d')), [0, 0, -0.32], [-0.2, 0, 0]))
  all.add(
    cable(
      [
        [0, low + 0.1, -0.12],
        [0.02, low - 0.1, -0.3],
        [0.16, 0.03, -0.45],
        [0.7, 0.03, -0.3],
        [0.8, 0.03, 0.3],
        [0.55, 0.03, 0.6],
      ],
      0.022,
      '#24262b',
    ),
  )
  return all
}
