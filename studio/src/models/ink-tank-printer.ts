import type { Object3D } from 'three'
import { gloss, paper, plastic } from '../parts/finish.ts'
import { type Print, print } from '../parts/print-art.ts'
import { controls } from '../parts/printer-works.ts'
import { rearWall } from '../parts/rear.ts'
import { foot, sheets } from '../parts/small.ts'
import { group, panel, place, plate, slab } from '../parts/solids.ts'
import { decal, lettering } from '../parts/texture.ts'
import { lidFeeder, printerLid } from './ink-tank-printer/lid.ts'

export interface InkTankPrinterLook {
  brand: string
  name: string
  body?: string
  lid?: string
  letters?: string
  /** Colours of the inks from left to right; none for a cartridge machine. */
  inks?: readonly string[]
  levels?: readonly number[]
  screen?: 'lights' | 'small' | 'touch'
  feeder?: boolean
  rearPaper?: boolean
  width?: number
  height?: number
  page?: Print
  /** A plain printer has a low sloping lid instead of the scanner. */
  scanner?: boolean
  /** Some makers keep the black tank on the left. */
  blackLeft?: boolean
  /** Lid lifted by so many radians: one sees rail, carriage and ribbon. */
  open?: number
}

export function inkTankPrinter(look: InkTankPrinterLook): Object3D {
  const {
    body = '#3b3f47',
    lid = '#32353c',
    letters = '#e8ebf2',
    inks = [],
    screen = 'small',
    page = 'chart',
  } = look
  const { width = 3.75, height = 1.35, rearPaper = true, feeder = false } = look
  const shell = plastic(body)
  const top = plastic(lid, 0.42)
  const dark = plastic('#17181b', 0.6)
  const depth = 2.9
  const front = depth / 2
  const blackLeft = look.blackLeft === true
  const right = blackLeft ? inks.slice(1) : inks
  const tank = right.length > 0 ? 0.34 + right.length * 0.2 : 0.3
  const cheek = blackLeft ? 0.56 : 0.34
  const mouth = width - tank - cheek
  const mouthX = -width / 2 + cheek - 0.04 + mouth / 2
  const printer = group()

  // The body is four blocks around the paper mouth, so that the mouth has real depth.
  printer.add(place(slab([width, 0.26, depth], 0.09, shell), [0, 0.05, 0]))
  printer.add(place(slab([width, height - 0.72, depth], 0.09, shell), [0, 0.72, 0]))
  printer.add(place(slab([cheek, 0.7, depth - 0.06], 0.08, shell), [-width / 2 + cheek / 2 + 0.03, 0.16, 0]))
  printer.add(
    place(slab([tank + 0.08, 0.7, depth - 0.04], 0.08, shell), [width / 2 - tank / 2 - 0.05, 0.16, 0]),
  )
  printer.add(place(slab([width - 0.4, 0.6, depth - 1], 0.02, dark), [0, 0.2, -0.4]))

  // Scanner lid with its shadow gap.
  printer.add(place(slab([width - 0.12, 0.06, depth - 0.12], 0.02, dark), [0, height - 0.02, 0]))
  const size = { width, height, depth }
  printer.add(printerLid({ ...size, body, lid, open: look.open, scanner: look.scanner ?? true }, shell, top))
  if (feeder) printer.add(lidFeeder(width, height, shell, top))

  // Output tray with a printed page.
  printer.add(
    place(
      plate([mouth - 0.1, 0.06, 1.3], 0.08, 0.02, plastic('#33363d')),
      [mouthX, 0.3, front + 0.18],
      [0.06, 0, 0],
    ),
  )
  printer.add(place(sheets(Math.min(2.1, mouth - 0.3), 1.5, 3), [mouthX, 0.39, front - 0.02], [0.06, 0, 0]))
  const art = decal(Math.min(2.1, mouth - 0.3), 1.5, print(page))
  printer.add(place(art, [mouthX, 0.421, front - 0.02], [-Math.PI / 2 + 0.06, 0, 0]))

  if (rearPaper) {
    const slope = [-0.3, 0, 0] as const
    printer.add(place(panel([2.5, 1.25, 0.06], 0.12, 0.02, top), [0, height + 0.1, -front + 0.2], slope))
    printer.add(place(panel([2.1, 1.5, 0.05], 0.02, 0.005, paper()), [0, height + 0.1, -front + 0.27], slope))
  }

  inks.forEach((ink, i) => {
    const x =
      blackLeft && i === 0 ? -width / 2 + 0.3 : width / 2 - tank + 0.16 + (blackLeft ? i - 1 : i) * 0.2
    const level =
      0.52 * (look.levels?.[i % look.levels.length] ?? [0.9, 0.72, 0.82, 0.66, 0.76, 0.88][i % 6] ?? 0.8)
    printer.add(place(panel([0.17, 0.6, 0.04], 0.035, 0.01, plastic('#0d0e10')), [x, 0.21, front - 0.015]))
    printer.add(
      place(panel([0.135, 0.56, 0.05], 0.025, 0.008, plastic('#c3cad6', 0.25)), [x, 0.23, front - 0.014]),
    )
    printer.add(place(panel([0.135, level, 0.05], 0.025, 0.008, gloss(ink)), [x, 0.23, front - 0.011]))
  })

  printer.add(
    place(lettering(look.brand, 0.15, { colour: letters, weight: 1.9, align: 'left' }), [
      -width / 2 + 0.24,
      height - 0.17,
      front + 0.004,
    ]),
  )
  printer.add(
    place(lettering(look.name, 0.1, { colour: letters, weight: 1.4, align: 'right' }), [
      width / 2 - 0.2,
      height - 0.16,
      front + 0.004,
    ]),
  )
  if (!look.open)
    printer.add(place(controls(screen, width), [-width / 2 + 0.2, height + 0.235, front - 0.34]))
  for (const x of [-1, 1])
    for (const z of [-1, 1]) printer.add(place(foot(), [x * (width / 2 - 0.3), 0, z * 1.15]))
  printer.add(place(slab([width - 0.2, 0.5, 0.2], 0.04, shell), [0, 0.24, -front + 0.12]))
  printer.add(
    place(
      rearWall(look.name, width, ['dc', 'usb-b', 'lan']),
      [0, height - 0.36, -front - 0.004],
      [0, Math.PI, 0],
    ),
  )
  return printer
}
