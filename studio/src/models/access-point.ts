import type { Object3D } from 'three'
import { finish, lamp, plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { grille, led } from '../parts/small.ts'
import { drum, group, panel, place, ring, slab, turned } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface AccessPointLook {
  brand: string
  name: string
  kind?: 'ceiling' | 'outdoor' | 'plug' | 'dish'
  body?: string
  letters?: string
  light?: string
  antennas?: number
  size?: number
}

export function accessPoint(look: AccessPointLook): Object3D {
  const {
    kind = 'ceiling',
    body = '#f2f4f6',
    letters = '#7b8496',
    light = '#3fa2ff',
    antennas = 2,
    size = 1,
  } = look
  const shell = plastic(body, 0.5)
  const all = group()
  if (kind === 'ceiling') {
    const r = 1.05 * size
    const disc = group(
      turned(
        [
          [0, 0],
          [r * 0.72, 0],
          [r * 0.78, 0.04],
          [r * 0.97, 0.1],
          [r, 0.2],
          [r * 0.97, 0.27],
          [r * 0.8, 0.33],
          [0, 0.36],
        ],
        shell,
        72,
      ),
    )
    disc.add(place(ring(r * 0.52, 0.014, lamp(light, 0.8)), [0, 0.343, 0], [Math.PI / 2, 0, 0]))
    disc.add(
      place(
        lettering(look.brand, 0.13 * size, { colour: letters, weight: 1.9 }),
        [0, 0.37, 0.02],
        [-Math.PI / 2, 0, 0],
      ),
    )
    disc.add(
      place(
        lettering(look.name, 0.07 * size, { colour: letters, weight: 1.5 }),
        [0, 0.356, r * 0.66],
        [-Math.PI / 2 + 0.05, 0, 0],
      ),
    )
    all.add(place(disc, [0, r * 0.9, 0], [1.2, 0, 0]))
    all.add(place(slab([0.7, 0.1, 0.9], 0.04, plastic('#c8cdd6')), [0, 0, -0.3]))
    all.add(place(slab([0.16, r * 0.8, 0.1], 0.04, plastic('#c8cdd6')), [0, 0.06, -0.32], [0.12, 0, 0]))
  }
  if (kind === 'outdoor') {
    all.add(place(slab([0.86 * size, 2.2 * size, 0.5 * size], 0.2, shell), [0, 0.3, 0]))
    all.add(
      place(lettering(look.brand, 0.16, { colour: letters, weight: 1.9, within: 0.6 * size }), [
        0,
        1.9 * size,
        0.253 * size,
      ]),
    )
    all.add(
      place(lettering(look.name, 0.09, { colour: letters, weight: 1.5 }), [0, 1.62 * size, 0.253 * size]),
    )
    for (let i = 0; i < 4; i++)
      all.add(place(led(i < 3 ? light : '#9aa2b0', 0.024), [(i - 1.5) * 0.12, 0.66, 0.252 * size]))
    for (let i = 0; i < antennas; i++) {
      const x = (i - (antennas - 1) / 2) * 0.5
      all.add(place(drum(0.07, 0.12, plastic('#b6bcc7'), 0.02), [x, 2.46 * size, 0]))
      all.add(place(drum(0.055, 1.3, shell, 0.05), [x, 2.56 * size, 0]))
    }
    all.add(place(slab([0.5, 0.16, 0.3], 0.04, plastic('#5a606c')), [0, 0.16, 0]))
    all.add(
      place(drum(0.13, 2.3, finish('#9aa1ac', { roughness: 0.4, metalness: 0.8 }), 0.01), [0, 0, -0.44]),
    )
    for (const y of [0.9, 1.9]) all.add(place(slab([0.4, 0.1, 0.4], 0.03, plastic('#5a606c')), [0, y, -0.36]))
    all.add(place(drum(0.6, 0.06, plastic('#aab0bb'), 0.02), [0, 0, -0.44]))
  }
  if (kind === 'dish') {
    const dish = turned(
      [
        [0, 0],
        [0.5, 0.05],
        [0.95, 0.22],
        [1.28, 0.5],
        [1.32, 0.5],
        [1.0, 0.2],
        [0.5, 0.02],
        [0, -0.04],
      ],
      shell,
      72,
    )
    const head = group(dish, place(slab([0.4, 0.5, 0.34], 0.08, shell), [0, -0.5, 0]))
    head.add(
      place(drum(0.05, 0.8, plastic('#9aa2b0'), 0.01), [0, 0.02, 0]),
      place(drum(0.18, 0.16, plastic('#c9ced7'), 0.05), [0, 0.78, 0]),
    )
    head.add(
      place(lettering(look.brand, 0.16, { colour: letters, weight: 1.9 }), [0, 0.2, 0.72], [-0.9, 0, 0]),
    )
    all.add(place(head, [0, 1.9, 0.2], [1.3, 0, 0]))
    all.add(place(drum(0.12, 2.9, finish('#9aa1ac', { roughness: 0.4, metalness: 0.8 }), 0.01), [0, 0, -0.5]))
    all.add(place(drum(0.62, 0.06, plastic('#aab0bb'), 0.02), [0, 0, -0.5]))
  }
  if (kind === 'plug') {
    all.add(place(panel([0.8, 1.25, 0.5], 0.2, 0.1, shell), [0, 0.02, 0]))
    all.add(place(grille(0.4, 0.2, 6, true, '#aeb6c4'), [0, 0.3, 0.251]))
    all.add(place(lettering(look.brand, 0.1, { colour: letters, weight: 1.9 }), [0, 0.96, 0.254]))
    for (let i = 0; i < 3; i++)
      all.add(place(led(i < 2 ? light : '#ff9f2e', 0.026), [0, 0.62 + i * 0.1, 0.252]))
    for (let i = 0; i < antennas; i++) {
      const side = i % 2 ? 1 : -1
      all.add(place(slab([0.12, 1.2, 0.07], 0.034, shell), [side * 0.47, 0.6, 0], [0, 0, -side * 0.2]))
    }
    for (const x of [-0.1, 0.1])
      all.add(
        place(slab([0.03, 0.14, 0.18], 0.006, finish('#c9ced6', { metalness: 0.8, roughness: 0.3 })), [
          x,
          0.55,
          -0.3,
        ]),
      )
    all.add(place(portRow(['lan'], 0), [0, 0.01, 0], [Math.PI / 2, 0, 0]))
  }
  return all
}
