import type { Object3D } from 'three'
import { gloss, plastic } from '../parts/finish.ts'
import { curve, type Point2 } from '../parts/outlines.ts'
import { drum, group, place, turned } from '../parts/solids.ts'
import { texture, write } from '../parts/texture.ts'
import { wrapped } from '../parts/wrap.ts'

export interface InkBottleLook {
  brand: string
  code: string
  ink: string
  volume: string
  /** How stout it is, and which neck the maker uses. */
  radius?: number
  height?: number
  neck?: 'tall' | 'wide' | 'slim'
  cap?: string
  label?: string
  /** A set stands in a row. */
  row?: readonly string[]
}

const necks: Record<NonNullable<InkBottleLook['neck']>, (r: number, h: number) => Point2[]> = {
  tall: (r, h) => [
    [r, h * 0.7],
    [r * 0.9, h * 0.76],
    [r * 0.5, h * 0.82],
    [r * 0.46, h * 0.86],
  ],
  wide: (r, h) => [
    [r, h * 0.76],
    [r * 0.94, h * 0.8],
    [r * 0.74, h * 0.83],
    [r * 0.72, h * 0.86],
  ],
  slim: (r, h) => [
    [r, h * 0.62],
    [r * 0.8, h * 0.7],
    [r * 0.42, h * 0.78],
    [r * 0.36, h * 0.86],
  ],
}

export function inkBottle(look: InkBottleLook): Object3D {
  const row = look.row ?? [look.ink]
  const { radius = 0.27 } = look
  return group(
    ...row.map((ink, i) => {
      const middle = (row.length - 1) / 2
      return place(
        bottle({ ...look, ink }),
        [(i - middle) * radius * 2.3, 0, Math.abs(i - middle) * -0.06],
        [0, -0.1 * (i - middle), 0],
      )
    }),
  )
}

function bottle({
  brand,
  code,
  ink,
  volume,
  radius = 0.27,
  height = 1.35,
  neck = 'tall',
  cap = '#23252a',
  label = '#fbfbfa',
}: InkBottleLook): Object3D {
  const all = group()
  const top = height * 0.86
  all.add(
    turned(
      [
        [0, 0],
        [radius * 0.86, 0],
        [radius, 0.06],
        ...curve([[radius, height * 0.5], ...necks[neck](radius, height)], 22),
        [0, top],
      ],
      gloss(ink),
    ),
  )
  const mouth = (necks[neck](radius, height).at(-1)?.[0] ?? 0.1) * 1.18
  all.add(place(drum(mouth, height * 0.17, plastic(cap, 0.5), 0.02), [0, top - 0.02, 0]))
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2
    all.add(
      place(drum(mouth * 0.09, height * 0.13, plastic(cap, 0.5), 0.006), [
        Math.cos(angle) * mouth,
        top,
        Math.sin(angle) * mouth,
      ]),
    )
  }
  const tall = height * (neck === 'slim' ? 0.46 : 0.52)
  const art = texture(radius * Math.PI * 2, tall, (brush, w, h) => {
    brush.fillStyle = label
    brush.fillRect(0, 0, w, h)
    brush.fillStyle = ink
    brush.fillRect(0, h * 0.74, w, h * 0.26)
    for (const from of [0.25, 0.75]) {
      write(brush, brand, w * from, h * 0.22, h * 0.12, {
        colour: '#1c2440',
        weight: 2,
        align: 'center',
        within: w * 0.27,
      })
      write(brush, code, w * from, h * 0.5, h * 0.2, {
        colour: '#1c2440',
        weight: 1.9,
        align: 'center',
        gap: 2.2,
        within: w * 0.27,
      })
      write(brush, volume, w * from, h * 0.66, h * 0.075, { colour: '#5a6480', weight: 1.5, align: 'center' })
      brush.fillStyle = 'rgba(255,255,255,.9)'
      brush.beginPath()
      const [x, y, s] = [w * from, h * 0.87, h * 0.09]
      brush.moveTo(x, y - s)
      brush.bezierCurveTo(x + s * 1.1, y, x + s * 0.7, y + s * 0.8, x, y + s * 0.8)
      brush.bezierCurveTo(x - s * 0.7, y + s * 0.8, x - s * 1.1, y, x, y - s)
      brush.fill()
    }
  })
  all.add(place(wrapped(radius + 0.004, tall, art), [0, height * 0.1, 0]))
  return all
}
