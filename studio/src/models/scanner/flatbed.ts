import type { Object3D } from 'three'
import { clear, gloss, plastic } from '../../parts/finish.ts'
import { print } from '../../parts/print-art.ts'
import { button, cable, sheets } from '../../parts/small.ts'
import { group, place, plate, slab } from '../../parts/solids.ts'
import { decal, lettering } from '../../parts/texture.ts'
import type { ScannerLook } from '../scanner.ts'

/** Glass plate, lid on a hinge, a page on the glass. */
export function flatbed({
  brand,
  name,
  body = '#3b3e46',
  lid = body,
  letters = '#dfe3ea',
  open = 0.9,
  page = 'photo',
  width = 2.5,
}: ScannerLook): Object3D {
  const depth = 3.65
  const all = group(place(plate([width, 0.26, depth], 0.12, 0.06, plastic(body)), [0, 0.04, 0]))
  all.add(place(plate([width - 0.26, 0.01, depth - 0.62], 0.03, 0.003, gloss('#16222e')), [0, 0.297, -0.1]))
  all.add(
    place(plate([width - 0.3, 0.006, depth - 0.66], 0.03, 0.002, clear('#cfe6ff', 0.2)), [0, 0.308, -0.1]),
  )
  all.add(place(slab([width - 0.34, 0.014, 0.05], 0.006, plastic('#e9fbff', 0.2)), [0, 0.3, 0.5]))
  const cover = group(place(plate([width, 0.14, depth], 0.12, 0.06, plastic(lid, 0.42)), [0, 0, depth / 2]))
  cover.add(
    place(plate([width - 0.24, 0.02, depth - 0.6], 0.04, 0.006, plastic('#f5f6f7', 0.8)), [
      0,
      -0.015,
      depth / 2 - 0.1,
    ]),
  )
  cover.add(
    place(
      lettering(brand, 0.2, { colour: letters, weight: 1.8 }),
      [0, 0.145, depth - 0.4],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(place(cover, [0, 0.32, -depth / 2], [-open, 0, 0]))
  if (open > 0.4) {
    const sheet = group(
      sheets(1.5, 2.1, 1),
      place(decal(1.5, 2.1, print(page)), [0, 0.012, 0], [-Math.PI / 2, 0, 0]),
    )
    all.add(place(sheet, [-0.05, 0.314, -0.35], [0, 0.08, 0]))
  }
  for (let i = 0; i < 4; i++)
    all.add(
      place(button(0.06, 0.03, plastic(i === 0 ? '#3fae6a' : '#aeb4bf')), [
        -0.36 + i * 0.24,
        0.295,
        depth / 2 - 0.2,
      ]),
    )
  all.add(
    place(lettering(name, 0.1, { colour: letters, weight: 1.4, within: width * 0.7 }), [
      0,
      0.17,
      depth / 2 + 0.003,
    ]),
  )
  all.add(
    cable(
      [
        [0.6, 0.14, -depth / 2],
        [0.7, 0.1, -depth / 2 - 0.3],
        [1.3, 0.04, -depth / 2 - 0.4],
        [1.9, 0.04, -1.2],
        [1.75, 0.04, -0.2],
      ],
      0.035,
      '#2a2c31',
    ),
  )
  return all
}
