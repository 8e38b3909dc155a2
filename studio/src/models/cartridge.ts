import type { Object3D } from 'three'
import { carton } from '../parts/box.ts'
import { gloss, metal, plastic } from '../parts/finish.ts'
import { group, panel, place, prism, slab } from '../parts/solids.ts'
import { decal, write } from '../parts/texture.ts'

export interface CartridgeLook {
  brand: string
  code: string
  /** One ink, or three for a colour cartridge. */
  inks: readonly string[]
  body?: string
  label?: string
  /** Colour of the carton that stands behind. */
  box?: string
  xl?: boolean
}

export function cartridge(look: CartridgeLook): Object3D {
  const { brand, code, inks, body = '#2c2f36', label = '#f7f8fa', box = '#1f4fb8', xl = false } = look
  const thing = group()
  const width = 0.42
  thing.add(
    prism(
      [
        [-0.36, 0.14],
        [0.3, 0.14],
        [0.36, 0.2],
        [0.36, 0.72],
        [0.2, 0.8],
        [-0.36, 0.8],
      ],
      width,
      plastic(body, 0.5),
      0.05,
      0.03,
    ),
  )
  thing.add(place(slab([width * 0.66, 0.18, 0.36], 0.03, plastic(body, 0.5)), [0, 0, -0.1]))
  thing.add(
    place(panel([0.22, 0.3, 0.012], 0.02, 0.003, metal('#c79a4b', 0.35)), [0, 0.26, -0.362], [0, Math.PI, 0]),
  )
  for (let i = 0; i < 12; i++) {
    const dot = slab([0.03, 0.03, 0.014], 0.006, plastic('#6b4f1f'))
    thing.add(place(dot, [-0.06 + (i % 3) * 0.06, 0.3 + Math.floor(i / 3) * 0.06, -0.366]))
  }
  thing.add(place(slab([width * 0.9, 0.06, 0.44], 0.02, gloss(inks[0] ?? '#111')), [0, 0.785, -0.08]))
  inks.forEach((ink, i) => {
    const long = 0.44 / inks.length
    thing.add(
      place(slab([width * 0.92, 0.07, long - 0.02], 0.02, gloss(ink)), [0, 0.785, -0.3 + long * (i + 0.5)]),
    )
  })
  const side = decal(0.58, 0.5, (brush, w, h) => {
    brush.fillStyle = label
    brush.beginPath()
    brush.roundRect(0, 0, w, h, 0.03)
    brush.fill()
    inks.forEach((ink, i) => {
      brush.fillStyle = ink
      brush.fillRect((w / inks.length) * i, h * 0.78, w / inks.length, h * 0.22)
    })
    write(brush, brand, w * 0.08, h * 0.24, h * 0.13, { colour: '#1c2440', weight: 2 })
    write(brush, code, w * 0.08, h * 0.64, h * 0.28, {
      colour: '#1c2440',
      weight: 2.1,
      gap: 2,
      within: w * 0.84,
    })
    if (xl)
      write(brush, 'XL', w * 0.92, h * 0.24, h * 0.15, { colour: '#e0452c', weight: 2.4, align: 'right' })
  })
  thing.add(place(side, [width / 2 + 0.004, 0.46, -0.02], [0, Math.PI / 2, 0]))
  const carried = carton([1.1, 1.28, 0.44], box, {
    front(brush, w, h) {
      brush.fillStyle = '#ffffff'
      brush.fillRect(0, 0, w, h * 0.3)
      write(brush, brand, w * 0.08, h * 0.2, h * 0.1, { colour: box, weight: 2.2 })
      write(brush, code, w * 0.08, h * 0.6, h * 0.2, { weight: 2, gap: 2, within: w * 0.7 })
      if (xl)
        write(brush, 'XL', w * 0.92, h * 0.2, h * 0.1, { colour: '#e0452c', weight: 2.4, align: 'right' })
      inks.forEach((ink, i) => {
        brush.fillStyle = ink
        brush.beginPath()
        brush.arc(w * (0.16 + i * 0.2), h * 0.82, w * 0.08, 0, 7)
        brush.fill()
        brush.lineWidth = w * 0.012
        brush.strokeStyle = '#ffffff'
        brush.stroke()
      })
    },
    side(brush, w, h) {
      write(brush, code, w * 0.5, h * 0.5, w * 0.22, { weight: 2, align: 'center', within: w * 0.86 })
    },
  })
  return group(place(carried, [-0.5, 0, -0.34], [0, 0.16, 0]), place(thing, [0.56, 0, 0.3], [0, -0.96, 0]))
}
