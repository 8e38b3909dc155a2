import type { Object3D } from 'three'
import { gloss, plastic } from '../../parts/finish.ts'
import { print } from '../../parts/print-art.ts'
import { button, cable, led, sheets } from '../../parts/small.ts'
import { group, place, prism, slab } from '../../parts/solids.ts'
import { decal, lettering } from '../../parts/texture.ts'
import type { ScannerLook } from '../scanner.ts'

/** A bar that swallows one page at a time. */
export function portable({
  brand,
  name,
  body = '#2f3238',
  letters = '#dfe3ea',
  page = 'invoice',
}: ScannerLook): Object3D {
  const all = group(
    prism(
      [
        [-0.24, 0.03],
        [0.24, 0.03],
        [0.26, 0.2],
        [0.1, 0.36],
        [-0.22, 0.36],
      ],
      2.72,
      plastic(body, 0.42),
      0.09,
      0.05,
    ),
  )
  all.add(place(slab([2.36, 0.03, 0.06], 0.01, plastic('#08090b')), [-0.08, 0.1, 0.235]))
  all.add(place(slab([0.34, 0.2, 0.3], 0.06, gloss('#14161a')), [1.14, 0.13, 0.06]))
  all.add(place(button(0.06, 0.04, plastic('#4f9cff')), [1.14, 0.34, 0.0]))
  all.add(place(led('#35d27a', 0.018), [0.92, 0.3, 0.16]))
  all.add(
    place(
      lettering(brand, 0.12, { colour: letters, weight: 1.8 }),
      [-0.9, 0.366, -0.04],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(
    place(lettering(name, 0.07, { colour: letters, weight: 1.4 }), [0.1, 0.366, -0.05], [-Math.PI / 2, 0, 0]),
  )
  const sheet = group(
    sheets(2.05, 2.7, 1),
    place(decal(2.05, 2.7, print(page)), [0, 0.012, 0], [-Math.PI / 2, 0, 0]),
  )
  all.add(place(sheet, [-0.1, 0.1, 0.95], [0.05, 0, 0]))
  all.add(
    cable(
      [
        [1.34, 0.16, -0.05],
        [1.6, 0.1, -0.05],
        [1.95, 0.03, 0.35],
        [1.7, 0.03, 1.1],
        [1.5, 0.03, 1.6],
      ],
      0.03,
      '#24262b',
    ),
  )
  return all
}
