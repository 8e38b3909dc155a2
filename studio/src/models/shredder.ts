import type { Object3D } from 'three'
import { clear, finish, gloss, paper, plastic, rubber } from '../parts/finish.ts'
import { print } from '../parts/print-art.ts'
import { led } from '../parts/small.ts'
import { drum, group, panel, place, plate, prism, slab } from '../parts/solids.ts'
import { decal, lettering } from '../parts/texture.ts'

export interface ShredderLook {
  brand: string
  name: string
  body?: string
  head?: string
  letters?: string
  width?: number
  height?: number
  window?: boolean
  wheels?: boolean
}

export function shredder(look: ShredderLook): Object3D {
  const {
    body = '#3a3d44',
    head = '#26282d',
    letters = '#e3e7ee',
    width = 3.4,
    height = 3.5,
    window: pane = true,
    wheels = true,
  } = look
  const depth = width * 0.66
  const low = wheels ? 0.34 : 0.02
  const z = depth / 2
  const all = group()
  all.add(place(slab([width - 0.16, height, depth - 0.14], 0.16, plastic(body, 0.5)), [0, low, 0]))
  if (pane) {
    all.add(
      place(panel([width * 0.42, height * 0.5, 0.04], 0.16, 0.012, plastic('#14161a', 0.4)), [
        0,
        low + height * 0.2,
        z - 0.08,
      ]),
    )
    for (let i = 0; i < 26; i++) {
      const strip = slab(
        [0.05, 0.22, 0.01],
        0.003,
        paper(['#ffffff', '#e9edf4', '#cfe0ff', '#ffe9c7'][i % 4] ?? '#fff'),
      )
      all.add(
        place(
          strip,
          [Math.sin(i * 7.3) * width * 0.16, low + height * 0.23 + (i % 7) * 0.12, z - 0.055],
          [0, 0, Math.sin(i * 3.1)],
        ),
      )
    }
    all.add(
      place(panel([width * 0.4, height * 0.48, 0.02], 0.15, 0.006, clear('#dce8f8', 0.16)), [
        0,
        low + height * 0.21,
        z - 0.05,
      ]),
    )
  } else
    all.add(
      place(slab([width * 0.34, 0.2, 0.1], 0.05, plastic('#14161a')), [0, low + height * 0.72, z - 0.1]),
    )
  all.add(
    place(
      prism(
        [
          [-z, 0],
          [z, 0],
          [z + 0.08, 0.2],
          [z - 0.1, 0.62],
          [-z + 0.2, 0.74],
          [-z, 0.6],
        ],
        width,
        plastic(head, 0.42),
        0.16,
        0.1,
      ),
      [0, low + height - 0.04, 0],
    ),
  )
  const top = low + height + 0.62
  all.add(place(slab([2.4, 0.12, 0.14], 0.03, plastic('#060708')), [0, top - 0.04, -0.12]))
  const sheet = group(
    panel([2.1, 1.5, 0.014], 0.005, 0.003, paper()),
    place(decal(2.1, 1.5, print('invoice')), [0, 0.75, 0.01]),
  )
  all.add(place(sheet, [0, top - 0.02, -0.12], [-0.1, 0, 0]))
  all.add(
    place(plate([1.5, 0.03, 0.3], 0.1, 0.01, gloss('#101114')), [0.4, top - 0.035, z - 0.42], [0.19, 0, 0]),
  )
  ;['#46d486', '#8a93a4', '#e0452c', '#ffb02e'].forEach((colour, i) => {
    all.add(place(led(colour, 0.035), [0.02 + i * 0.26, top + 0.005, z - 0.42], [-Math.PI / 2, 0, 0]))
  })
  all.add(
    place(
      lettering(look.brand, 0.2, { colour: letters, weight: 1.9, align: 'left' }),
      [-width / 2 + 0.3, low + height + 0.3, z + 0.045],
      [-0.4, 0, 0],
    ),
  )
  all.add(
    place(
      lettering(look.name, 0.12, { colour: letters, weight: 1.5, align: 'right' }),
      [width / 2 - 0.3, low + height + 0.3, z + 0.045],
      [-0.4, 0, 0],
    ),
  )
  if (wheels) {
    for (const x of [-1, 1])
      for (const f of [-1, 1]) {
        all.add(
          place(
            drum(0.16, 0.14, rubber(), 0.04),
            [x * (width / 2 - 0.4) - 0.07, 0.16, f * (z - 0.35)],
            [0, 0, -Math.PI / 2],
          ),
        )
        all.add(
          place(slab([0.22, 0.16, 0.22], 0.04, finish('#4a505b')), [
            x * (width / 2 - 0.4),
            0.2,
            f * (z - 0.35),
          ]),
        )
      }
  }
  return all
}
