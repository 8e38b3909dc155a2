import type { Object3D } from 'three'
import { plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { type Print, print } from '../parts/print-art.ts'
import { ratingPlate } from '../parts/rear.ts'
import { foot, grille, sheets } from '../parts/small.ts'
import { group, panel, place, plate, prism, slab } from '../parts/solids.ts'
import { decal, lettering } from '../parts/texture.ts'
import { controlPanel } from './laser-printer/control-panel.ts'
import { scannerTop } from './laser-printer/scanner-top.ts'

export interface LaserPrinterLook {
  brand: string
  name: string
  body?: string
  trim?: string
  letters?: string
  width?: number
  height?: number
  depth?: number
  /** Flat-bed scanner on top, with or without sheet feeder. */
  scanner?: 'none' | 'flat' | 'feeder'
  tray?: 'cassette' | 'open'
  screen?: 'lights' | 'line' | 'touch'
  page?: Print
}

export function laserPrinter(look: LaserPrinterLook): Object3D {
  const {
    body = '#eceef1',
    trim = '#2b2e35',
    letters = '#3a4152',
    width = 3.8,
    height = 2.1,
    depth = 3.4,
  } = look
  const { scanner = 'none', tray = 'cassette', screen = 'line', page = 'letter' } = look
  const shell = plastic(body, 0.5)
  const dark = plastic(trim, 0.5)
  const z = depth / 2
  const all = group()
  all.add(place(slab([width, height * 0.66, depth], 0.12, shell), [0, 0.05, 0]))
  all.add(place(slab([width - 0.03, 0.025, depth - 0.03], 0.01, plastic('#9da3ad')), [0, height * 0.3, 0]))
  if (tray === 'cassette') {
    all.add(place(panel([width - 0.5, height * 0.2, 0.06], 0.04, 0.02, shell), [0, 0.12, z - 0.015]))
    all.add(place(slab([0.9, 0.1, 0.06], 0.03, dark), [0, 0.14, z + 0.01]))
  } else {
    all.add(place(slab([width - 0.7, 0.24, 0.1], 0.02, plastic('#15171a')), [0, 0.22, z - 0.04]))
    all.add(place(plate([width - 1.1, 0.05, 1.1], 0.06, 0.02, dark), [0, 0.2, z + 0.4], [0.04, 0, 0]))
    all.add(place(sheets(2.1, 1.4, 8), [0, 0.28, z + 0.3], [0.04, 0, 0]))
  }
  // Upper part: two cheeks and the slide on which finished pages come to lie.
  const low = height * 0.62
  const rise = height - low
  for (const side of [-1, 1])
    all.add(
      place(slab([(width - 2.3) / 2, rise + 0.1, depth - 0.02], 0.12, shell), [
        side * (width / 2 - (width - 2.3) / 4),
        low - 0.02,
        0,
      ]),
    )
  all.add(place(slab([2.5, rise + 0.1, 0.8], 0.1, shell), [0, low - 0.02, -z + 0.42]))
  all.add(
    place(
      prism(
        [
          [-z + 0.7, 0],
          [z - 0.12, 0],
          [z - 0.12, 0.12],
          [0.2, 0.2],
          [-z + 0.8, rise * 0.4],
        ],
        2.34,
        dark,
        0.06,
        0.02,
      ),
      [0, low - 0.06, 0],
    ),
  )
  if (scanner === 'none') {
    all.add(place(slab([2.3, rise * 0.5, 0.08], 0.02, plastic('#101114')), [0, low + rise * 0.34, -z + 0.82]))
    const sheet = group(
      sheets(2.05, 2, 2),
      place(decal(2.05, 2, print(page)), [0, 0.02, 0], [-Math.PI / 2, 0, 0]),
    )
    all.add(place(sheet, [0, low + rise * 0.44, 0.06], [0.12, 0, 0]))
  } else {
    all.add(scannerTop({ width, height, depth }, scanner, shell, dark))
  }
  all.add(
    place(
      controlPanel(screen, dark === plastic(body) ? letters : '#d5dae4'),
      [
        width / 2 - 0.36,
        scanner === 'none' ? height + 0.065 : height + 0.14,
        z - (scanner === 'none' ? 0.8 : 0.02),
      ],
      scanner === 'none' ? [-Math.PI / 2, 0, 0] : [-0.5, 0, 0],
    ),
  )
  all.add(
    place(lettering(look.brand, 0.17, { colour: letters, weight: 1.9, align: 'left' }), [
      -width / 2 + 0.24,
      low - 0.2,
      z + 0.004,
    ]),
  )
  all.add(
    place(lettering(look.name, 0.1, { colour: letters, weight: 1.3, align: 'right' }), [
      width / 2 - 0.24,
      low - 0.19,
      z + 0.004,
    ]),
  )
  all.add(
    place(
      grille(1.1, 0.5, 9, true, '#3a3e46'),
      [width / 2 + 0.001, height * 0.42, -0.5],
      [0, Math.PI / 2, 0],
    ),
  )
  all.add(place(portRow(['usb-b', 'lan', 'dc'], 0.12), [width / 2 - 0.8, 0.5, -z - 0.002], [0, Math.PI, 0]))
  all.add(
    place(panel([2.4, height * 0.5, 0.03], 0.06, 0.01, plastic(body, 0.6)), [-0.2, 0.3, -z], [0, Math.PI, 0]),
  )
  all.add(place(ratingPlate(look.name, 0.7), [width / 2 - 0.7, 1, -z - 0.004], [0, Math.PI, 0]))
  all.add(place(grille(1.2, 0.2, 14, false, '#3a3e46'), [-width / 2 + 1, 1.1, -z - 0.018], [0, Math.PI, 0]))
  for (const x of [-1, 1])
    for (const at of [-1, 1]) all.add(place(foot(0.12, 0.06), [x * (width / 2 - 0.35), 0, at * (z - 0.4)]))
  return all
}
