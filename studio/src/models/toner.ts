import type { Object3D } from 'three'
import { carton } from '../parts/box.ts'
import { gloss, metal, plastic } from '../parts/finish.ts'
import { drum, group, place, prism, slab } from '../parts/solids.ts'
import { decal, write } from '../parts/texture.ts'

export interface TonerLook {
  brand: string
  code: string
  box: string
  accent?: string
  body?: string
  width?: number
  /** Colour of the light-sensitive drum. */
  drumColour?: string
  handle?: 'bar' | 'grip'
  /** Colour of the carton's letters. */
  ink?: string
}

export function toner(look: TonerLook): Object3D {
  const {
    brand,
    code,
    box,
    accent = '#ffffff',
    body = '#31343b',
    width = 3.3,
    drumColour = '#2f7fb8',
    handle = 'bar',
    ink: colour = '#ffffff',
  } = look
  const thing = group()
  thing.add(
    prism(
      [
        [-0.62, 0.1],
        [0.15, 0.06],
        [0.3, 0.3],
        [0.16, 0.62],
        [-0.5, 0.7],
        [-0.66, 0.5],
      ],
      width - 0.3,
      plastic(body, 0.5),
      0.12,
      0.03,
    ),
  )
  thing.add(
    place(
      drum(0.2, width - 0.46, gloss(drumColour), 0.01),
      [-(width - 0.46) / 2, 0.28, 0.36],
      [0, 0, -Math.PI / 2],
    ),
  )
  for (const side of [-1, 1]) {
    thing.add(
      place(
        prism(
          [
            [-0.7, 0.06],
            [0.36, 0.02],
            [0.6, 0.24],
            [0.5, 0.6],
            [-0.5, 0.78],
            [-0.72, 0.56],
          ],
          0.2,
          plastic(body, 0.42),
          0.14,
          0.04,
        ),
        [side * (width / 2 - 0.12), 0, 0],
      ),
    )
    thing.add(
      place(
        drum(0.13, 0.08, plastic(side > 0 ? '#e6e9ee' : '#4f5663'), 0.02),
        [side * (width / 2 - 0.02) - 0.04, 0.28, 0.34],
        [0, 0, -Math.PI / 2],
      ),
    )
  }
  thing.add(place(slab([width - 0.7, 0.03, 0.16], 0.01, metal('#b9bec6')), [0, 0.56, 0.2], [0.8, 0, 0]))
  if (handle === 'bar') thing.add(place(slab([1, 0.1, 0.14], 0.04, plastic('#3f8f6a')), [0, 0.7, -0.3]))
  else thing.add(place(slab([0.7, 0.22, 0.2], 0.08, plastic('#4a505c')), [0, 0.62, -0.5]))
  const label = decal(width * 0.46, 0.3, (brush, w, h) => {
    brush.fillStyle = '#f6f7f9'
    brush.fillRect(0, 0, w, h)
    brush.fillStyle = box
    brush.fillRect(0, 0, w * 0.06, h)
    write(brush, `${brand} ${code}`, w * 0.12, h * 0.66, h * 0.34, {
      colour: '#1c2440',
      weight: 2,
      within: w * 0.84,
    })
  })
  thing.add(place(label, [-width * 0.16, 0.672, -0.2], [-Math.PI / 2 + 0.12, 0, 0]))
  const carried = carton([width + 0.2, 1.75, 1], box, {
    front(brush, w, h) {
      brush.fillStyle = accent
      brush.beginPath()
      brush.moveTo(w * 0.62, h)
      brush.bezierCurveTo(w * 0.7, h * 0.3, w * 0.86, h * 0.2, w, h * 0.1)
      brush.lineTo(w, h)
      brush.fill()
      write(brush, brand, w * 0.05, h * 0.2, h * 0.1, { weight: 2.2, colour })
      write(brush, code, w * 0.05, h * 0.46, h * 0.17, { weight: 1.9, gap: 2.2, colour })
    },
    side(brush, w, h) {
      write(brush, code, w * 0.5, h * 0.58, h * 0.18, {
        weight: 2,
        align: 'center',
        within: w * 0.86,
        colour,
      })
    },
    top(brush, w, h) {
      brush.fillStyle = accent
      brush.fillRect(0, h * 0.72, w, h * 0.06)
      write(brush, brand, w * 0.5, h * 0.5, h * 0.2, { weight: 2, align: 'center', colour })
    },
  })
  return group(place(carried, [0, 0, -1.1]), place(thing, [0.1, 0, 0.35], [0, -0.06, 0]))
}
