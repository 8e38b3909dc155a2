import type { Object3D } from 'three'
import { clear, gloss, plastic } from '../parts/finish.ts'
import { type Print, print } from '../parts/print-art.ts'
import { rearWall } from '../parts/rear.ts'
import { button, cable, foot, led, sheets } from '../parts/small.ts'
import { group, panel, place, plate, prism, slab } from '../parts/solids.ts'
import { decal, lettering } from '../parts/texture.ts'

export interface ScannerLook {
  brand: string
  name: string
  kind?: 'flat' | 'portable' | 'feeder'
  body?: string
  lid?: string
  letters?: string
  /** How far the lid stands open, in radians. */
  open?: number
  page?: Print
  width?: number
}

export function scanner(look: ScannerLook): Object3D {
  const kind = look.kind ?? 'flat'
  return kind === 'flat' ? flatbed(look) : kind === 'portable' ? portable(look) : sheetFed(look)
}

function flatbed({
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

function portable({
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

function sheetFed({
  brand,
  name,
  body = '#eef0f3',
  lid = '#dfe2e7',
  letters = '#3b4358',
  page = 'invoice',
}: ScannerLook): Object3D {
  const all = group(place(slab([4.7, 0.6, 3.2], 0.14, plastic(body)), [0, 0.05, 0]))
  all.add(place(plate([4.7, 0.24, 3.2], 0.16, 0.08, plastic(lid, 0.44)), [0, 0.68, 0]))
  all.add(place(slab([4.6, 0.04, 3.1], 0.01, plastic('#6b717d')), [0, 0.64, 0]))
  all.add(
    place(
      prism(
        [
          [-1.3, 0],
          [0.9, 0],
          [0.8, 0.5],
          [-0.8, 0.8],
          [-1.3, 0.7],
        ],
        3,
        plastic('#3a3e47', 0.45),
        0.16,
        0.07,
      ),
      [-0.3, 0.9, -0.1],
    ),
  )
  const tray = group(
    panel([2.5, 1.7, 0.06], 0.08, 0.02, plastic(lid)),
    place(panel([2.1, 2.2, 0.04], 0.02, 0.004, plastic('#fdfdfb', 0.9)), [0, 0.05, 0.06]),
  )
  tray.add(place(decal(2.1, 2.2, print(page)), [0, 1.15, 0.085]))
  all.add(place(tray, [-0.3, 1.35, -1.1], [-0.6, 0, 0]))
  all.add(place(slab([2.5, 0.1, 0.2], 0.02, plastic('#0d0e10')), [-0.3, 0.98, 0.72]))
  const out = group(sheets(2.1, 1.3, 4))
  all.add(place(out, [-0.3, 0.93, 1.1], [0.03, 0, 0]))
  all.add(place(plate([0.7, 0.04, 1.2], 0.08, 0.01, gloss('#15171c')), [1.86, 0.92, 0.8]))
  for (let i = 0; i < 3; i++)
    all.add(
      place(button(0.09, 0.04, plastic(i === 2 ? '#34c759' : '#cfd4dd')), [1.86, 0.95, 0.45 + i * 0.32]),
    )
  all.add(place(lettering(brand, 0.22, { colour: letters, weight: 1.9, align: 'left' }), [-2.1, 0.36, 1.604]))
  all.add(place(lettering(name, 0.13, { colour: letters, weight: 1.4, align: 'right' }), [2.1, 0.36, 1.604]))
  all.add(place(rearWall(name, 4.4, ['dc', 'usb-b']), [0, 0.36, -1.604], [0, Math.PI, 0]))
  for (const x of [-1, 1]) for (const z of [-1, 1]) all.add(place(foot(0.1, 0.06), [x * 2, 0, z * 1.3]))
  return all
}
