import type { Object3D } from 'three'
import { finish, gloss, lamp, metal, plastic, rubber } from '../parts/finish.ts'
import { cable, screw } from '../parts/small.ts'
import { ball, drum, group, panel, place, plate, ring, slab, turned } from '../parts/solids.ts'
import { display, write } from '../parts/texture.ts'

export interface ScrewdriverLook {
  colour?: string
  long?: number
}

/** Lies along z, the blade to the back. */
export function screwdriver({ colour = '#e0452c', long = 1.3 }: ScrewdriverLook): Object3D {
  const handle = turned(
    [
      [0, 0],
      [0.13, 0.02],
      [0.17, 0.12],
      [0.14, 0.3],
      [0.17, 0.6],
      [0.16, 0.86],
      [0.1, 1],
      [0, 1],
    ],
    gloss(colour),
  )
  const body = group(handle, place(drum(0.045, long, metal('#c3c8d1', 0.25), 0.01), [0, 1, 0]))
  body.add(place(slab([0.11, 0.16, 0.03], 0.01, metal('#8b919c')), [0, 1 + long - 0.04, 0]))
  for (let i = 0; i < 6; i++)
    body.add(
      place(drum(0.025, 0.7, rubber('#2a2c31'), 0.01), [Math.cos(i) * 0.145, 0.16, Math.sin(i) * 0.145]),
    )
  return group(place(body, [0, 0.17, 0.5], [-Math.PI / 2, 0, 0]))
}

export interface TrayLook {
  colour?: string
}

export function screwTray({ colour = '#2f7be0' }: TrayLook): Object3D {
  const all = group(place(plate([1.5, 0.08, 1], 0.14, 0.02, plastic(colour, 0.5)), [0, 0, 0]))
  all.add(place(plate([1.5, 0.22, 1], 0.14, 0.02, plastic(colour, 0.5), [1.36, 0.86, 0.1]), [0, 0, 0]))
  for (let i = 0; i < 12; i++)
    all.add(
      place(
        screw(0.06),
        [Math.sin(i * 5.3) * 0.5, 0.09, Math.cos(i * 3.7) * 0.3],
        [0.2 * Math.sin(i), i, 0.2],
      ),
    )
  return all
}

export interface MultimeterLook {
  reading?: string
}

export function multimeter({ reading = '112.4' }: MultimeterLook): Object3D {
  const all = group(place(panel([0.95, 1.8, 0.42], 0.16, 0.08, rubber('#f0b429')), [0, 0, 0]))
  all.add(place(panel([0.78, 1.6, 0.05], 0.1, 0.015, plastic('#24262b')), [0, 0.1, 0.2]))
  all.add(
    place(
      display(
        0.64,
        0.4,
        (brush, w, h) => {
          brush.fillStyle = '#c3d0b8'
          brush.fillRect(0, 0, w, h)
          write(brush, reading, w * 0.9, h * 0.8, h * 0.56, {
            colour: '#20281f',
            weight: 1.6,
            align: 'right',
            within: w * 0.78,
          })
        },
        0.8,
      ),
      [0, 1.4, 0.228],
    ),
  )
  all.add(place(drum(0.25, 0.08, plastic('#3a3e46'), 0.02), [0, 0.72, 0.2], [Math.PI / 2, 0, 0]))
  all.add(place(slab([0.05, 0.22, 0.04], 0.015, plastic('#f3f5f9')), [0.04, 0.74, 0.27], [0, 0, -0.5]))
  for (let i = 0; i < 10; i++)
    all.add(
      place(ball(0.018, lamp(i % 3 ? '#dfe3ea' : '#e0452c', 0.4)), [
        Math.cos(i * 0.63) * 0.33,
        0.72 + Math.sin(i * 0.63) * 0.33,
        0.226,
      ]),
    )
  for (const [x, colour] of [
    [-0.18, '#17181b'],
    [0.18, '#d8352a'],
  ] as const) {
    all.add(place(ring(0.06, 0.02, plastic(colour)), [x, 0.24, 0.23]))
    all.add(
      cable(
        [
          [x, 0.24, 0.3],
          [x * 1.6, 0.14, 0.6],
          [x * 5, 0.05, 0.9],
          [x * 7 + 0.5, 0.05, 1.5],
        ],
        0.03,
        colour,
      ),
    )
    all.add(place(drum(0.05, 0.6, rubber(colour), 0.02), [x * 7 + 0.5, 0.06, 1.5], [Math.PI / 2, 0.4, 0]))
  }
  return all
}

export interface BatteryLook {
  label?: string
}

export function battery({ label = '12V' }: BatteryLook): Object3D {
  const all = group(slab([1.5, 0.95, 0.65], 0.04, plastic('#2f3238')))
  all.add(place(slab([1.5, 0.08, 0.65], 0.03, plastic('#3f434b')), [0, 0.9, 0]))
  all.add(
    place(slab([0.14, 0.08, 0.1], 0.01, metal('#d8352a', 0.5)), [-0.55, 0.97, 0.1]),
    place(slab([0.14, 0.08, 0.1], 0.01, metal('#24262b', 0.5)), [0.55, 0.97, 0.1]),
  )
  all.add(place(panel([1.1, 0.5, 0.02], 0.03, 0.005, finish('#f3f5f9')), [0, 0.22, 0.322]))
  all.add(
    place(
      display(
        1,
        0.42,
        (brush, w, h) => {
          brush.fillStyle = '#f3f5f9'
          brush.fillRect(0, 0, w, h)
          brush.fillStyle = '#e0452c'
          brush.fillRect(0, h * 0.76, w, h * 0.24)
          write(brush, `${label} 7Ah`, w * 0.06, h * 0.56, h * 0.34, { colour: '#1c2440', weight: 2 })
        },
        0.75,
      ),
      [0, 0.47, 0.335],
    ),
  )
  return all
}
