import type { Object3D } from 'three'
import { gloss, plastic } from '../parts/finish.ts'
import { outletRow } from '../parts/outlets.ts'
import { ratingPlate } from '../parts/rear.ts'
import { button, cable, foot, grille, led } from '../parts/small.ts'
import { group, panel, place, slab } from '../parts/solids.ts'
import { display, lettering, write } from '../parts/texture.ts'

export interface UpsLook {
  brand: string
  name: string
  power: string
  body?: string
  face?: string
  letters?: string
  width?: number
  height?: number
  depth?: number
  screen?: boolean
  /** Some lie flat with sockets on top. */
  lying?: boolean
  accent?: string
}

export function ups(look: UpsLook): Object3D {
  const {
    body = '#34373e',
    face = '#26282e',
    letters = '#e3e7ee',
    screen = true,
    accent = '#35d27a',
    lying = false,
  } = look
  const { width = lying ? 2.1 : 1, height = lying ? 0.95 : 1.65, depth = lying ? 3.1 : 2.9 } = look
  const all = group()
  const z = depth / 2
  all.add(place(slab([width, height, depth], 0.12, plastic(body, 0.5)), [0, 0.05, 0]))
  if (lying) {
    all.add(
      place(outletRow(3, '#1c1e22'), [-width * 0.22, height + 0.052, 0.2], [-Math.PI / 2, 0, Math.PI / 2]),
    )
    all.add(
      place(outletRow(3, '#1c1e22'), [width * 0.22, height + 0.052, 0.2], [-Math.PI / 2, 0, Math.PI / 2]),
    )
    all.add(place(button(0.12, 0.05, plastic('#4a505b')), [0, height + 0.05, z - 0.3]))
    all.add(place(led(accent, 0.03), [0.24, height + 0.055, z - 0.3]))
    all.add(
      place(lettering(look.brand, 0.2, { colour: letters, weight: 2 }), [
        -width * 0.2,
        height * 0.6,
        z + 0.004,
      ]),
    )
    all.add(
      place(lettering(look.power, 0.12, { colour: letters, weight: 1.5 }), [
        width * 0.28,
        height * 0.3,
        z + 0.004,
      ]),
    )
  } else {
    all.add(place(panel([width - 0.06, height - 0.08, 0.1], 0.1, 0.04, gloss(face)), [0, 0.09, z - 0.03]))
    if (screen) {
      const status = display(width * 0.56, 0.36, (brush, w, h) => {
        brush.fillStyle = '#1a64d8'
        brush.fillRect(0, 0, w, h)
        write(brush, '110V', w * 0.1, h * 0.45, h * 0.26, { weight: 1.7 })
        for (let i = 0; i < 5; i++) {
          brush.fillStyle = i < 4 ? '#d6ecff' : '#3d7fe0'
          brush.fillRect(w * (0.1 + i * 0.16), h * 0.62, w * 0.12, h * 0.2)
        }
      })
      all.add(place(status, [0, height - 0.3, z + 0.025]))
    } else
      for (let i = 0; i < 3; i++)
        all.add(
          place(led(i === 0 ? accent : i === 1 ? '#ffb02e' : '#69707d', 0.03), [
            0,
            height - 0.2 - i * 0.16,
            z + 0.02,
          ]),
        )
    all.add(place(button(0.11, 0.05, plastic('#4a505b')), [0, height * 0.48, z + 0.01], [Math.PI / 2, 0, 0]))
    all.add(place(led(accent, 0.022), [0, height * 0.48, z + 0.066]))
    all.add(
      place(lettering(look.brand, 0.15, { colour: letters, weight: 2, within: width * 0.68 }), [
        0,
        0.46,
        z + 0.025,
      ]),
    )
    all.add(place(lettering(look.power, 0.09, { colour: letters, weight: 1.5 }), [0, 0.24, z + 0.025]))
    all.add(
      place(outletRow(2, '#17181b'), [-width * 0.2, height * 0.72, -z - 0.002], [0, Math.PI, Math.PI / 2]),
    )
    all.add(
      place(outletRow(2, '#17181b'), [width * 0.2, height * 0.72, -z - 0.002], [0, Math.PI, Math.PI / 2]),
    )
  }
  all.add(
    place(
      grille(depth * 0.4, height * 0.34, 8, true),
      [width / 2 + 0.001, height * 0.5, -depth * 0.12],
      [0, Math.PI / 2, 0],
    ),
  )
  all.add(
    place(
      grille(depth * 0.4, height * 0.34, 8, true),
      [-width / 2 - 0.001, height * 0.5, -depth * 0.12],
      [0, -Math.PI / 2, 0],
    ),
  )
  all.add(
    place(ratingPlate(look.name, width * 0.6), [-width * 0.1, height * 0.24, -z - 0.004], [0, Math.PI, 0]),
  )
  all.add(
    cable(
      [
        [width * 0.2, 0.3, -z],
        [width * 0.24, 0.2, -z - 0.3],
        [width * 0.8, 0.06, -z - 0.4],
        [width * 1.1, 0.06, -z + 0.7],
        [width * 1.02, 0.06, -z + 1.5],
      ],
      0.05,
      '#1c1d21',
    ),
  )
  for (const x of [-1, 1])
    for (const at of [-1, 1]) all.add(place(foot(0.09, 0.06), [x * (width / 2 - 0.18), 0, at * (z - 0.3)]))
  return all
}
