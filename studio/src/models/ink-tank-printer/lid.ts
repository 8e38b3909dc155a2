import type { Material, Object3D } from 'three'
import { gloss, plastic } from '../../parts/finish.ts'
import { bay } from '../../parts/printer-works.ts'
import { sheets } from '../../parts/small.ts'
import { group, place, plate, prism, slab } from '../../parts/solids.ts'

interface LidLook {
  width: number
  height: number
  depth: number
  body: string
  lid: string
  /** Lifted by so many radians. */
  open: number | undefined
  /** Without a scanner the lid is low and slopes to the back. */
  scanner: boolean
}

export function printerLid(
  { width, height, depth, body, lid, open, scanner }: LidLook,
  shell: Material,
  top: Material,
): Object3D {
  const front = depth / 2
  const dark = plastic('#17181b', 0.6)
  const all = group()
  if (open) {
    all.add(place(bay(width, depth, shell), [0, height + 0.03, 0]))
    const lifted = group(place(plate([width, 0.2, depth], 0.16, 0.07, top), [0, 0, front]))
    lifted.add(
      place(plate([width - 0.6, 0.02, depth - 0.6], 0.06, 0.006, plastic('#e9ecf0', 0.8)), [
        0,
        -0.015,
        front,
      ]),
    )
    all.add(place(lifted, [0, height + 0.38, -front + 0.02], [-open, 0, 0]))
  } else if (scanner) {
    all.add(place(plate([width, 0.2, depth], 0.16, 0.07, top), [0, height + 0.03, 0]))
    all.add(
      place(plate([width - 0.5, 0.02, depth - 0.9], 0.12, 0.008, gloss(lid)), [0, height + 0.225, -0.25]),
    )
  } else {
    all.add(place(plate([width, 0.19, 1], 0.12, 0.06, top), [0, height + 0.03, front - 0.5]))
    all.add(
      place(
        prism(
          [
            [-front, 0],
            [0.5, 0],
            [0.5, 0.16],
            [0.2, 0.28],
            [-front + 0.3, 0.34],
            [-front, 0.2],
          ],
          width,
          plastic(body, 0.4),
          0.08,
          0.05,
        ),
        [0, height + 0.03, 0],
      ),
    )
    all.add(place(slab([width - 1, 0.05, 0.1], 0.02, dark), [0, height + 0.28, -front + 0.36]))
  }
  return all
}

/** The sheet feeder on the lid, with its tray and a few pages. */
export function lidFeeder(width: number, height: number, shell: Material, top: Material): Object3D {
  return group(
    place(
      prism(
        [
          [-1.1, 0],
          [0.55, 0],
          [0.5, 0.34],
          [-0.9, 0.42],
        ],
        width * 0.62,
        top,
        0.12,
        0.06,
      ),
      [-width * 0.16, height + 0.22, -0.35],
    ),
    place(
      plate([width * 0.5, 0.05, 1.1], 0.06, 0.02, shell),
      [width * 0.1, height + 0.56, -0.45],
      [0, 0, 0.1],
    ),
    place(sheets(1.9, 0.95, 6), [width * 0.1, height + 0.62, -0.45], [0, 0, 0.1]),
  )
}
