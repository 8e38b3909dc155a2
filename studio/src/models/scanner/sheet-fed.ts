import type { Object3D } from 'three'
import { gloss, plastic } from '../../parts/finish.ts'
import { print } from '../../parts/print-art.ts'
import { rearWall } from '../../parts/rear.ts'
import { button, foot, sheets } from '../../parts/small.ts'
import { group, panel, place, plate, prism, slab } from '../../parts/solids.ts'
import { decal, lettering } from '../../parts/texture.ts'
import type { ScannerLook } from '../scanner.ts'

/** Flat bed with a feeder for a stack of pages on top. */
export function sheetFed({
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
