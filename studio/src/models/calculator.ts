import type { Object3D } from 'three'
import { finish, gloss, plastic } from '../parts/finish.ts'
import { keyGrid } from '../parts/key-grid.ts'
import { group, panel, place, plate, slab } from '../parts/solids.ts'
import { display, lettering, write } from '../parts/texture.ts'
import { paperHead } from './calculator/paper-head.ts'

export interface CalculatorLook {
  brand: string
  name: string
  kind?: 'desk' | 'scientific' | 'printing'
  body?: string
  plate?: string
  keys?: string
  accents?: string
  /** The bright keys: AC, equals. */
  hot?: string
  letters?: string
  number?: string
}

const sizes = { desk: [1.3, 1.6], scientific: [0.8, 1.62], printing: [1.9, 2.6] } as const

export function calculator(look: CalculatorLook): Object3D {
  const {
    kind = 'desk',
    body = '#2f3238',
    keys = '#e4e7ec',
    accents = '#8d95a3',
    hot = '#e8672f',
    letters = '#e3e7ee',
  } = look
  const [w, d] = sizes[kind]
  const scale = kind === 'printing' ? 1.5 : 1
  const all = group()
  const slope = kind === 'scientific' ? 0.05 : 0.12
  const deck = group(place(plate([w, 0.14 * scale, d], 0.1, 0.05, plastic(body, 0.48)), [0, 0, 0]))
  const top = 0.14 * scale
  deck.add(
    place(
      plate(
        [w - 0.1, 0.012, d - 0.1],
        0.07,
        0.004,
        finish(look.plate ?? body, { roughness: 0.32, metalness: 0.2 }),
      ),
      [0, top, 0],
    ),
  )
  const tall = kind === 'scientific' ? 0.34 : kind === 'desk' ? 0.3 : 0.34
  const screenZ = kind === 'printing' ? -d * 0.18 : -d / 2 + tall / 2 + (kind === 'scientific' ? 0.27 : 0.22)
  const screen = group(place(panel([w - 0.22, tall, 0.04], 0.04, 0.01, gloss('#1a1c20')), [0, -tall / 2, 0]))
  screen.add(
    place(
      display(
        w - 0.34,
        tall - 0.1,
        (brush, x, y) => {
          brush.fillStyle = '#bccbb2'
          brush.fillRect(0, 0, x, y)
          write(brush, look.number ?? '12345.67', x * 0.95, y * 0.84, Math.min(y * 0.58, x * 0.15), {
            colour: '#222b24',
            weight: 1.4,
            align: 'right',
            gap: 2.4,
          })
        },
        0.8,
      ),
      [0, 0, 0.022],
    ),
  )
  deck.add(place(screen, [0, top + 0.04, screenZ], [-1.2, 0, 0]))
  if (kind !== 'printing')
    deck.add(
      place(plate([w * 0.34, 0.01, 0.1], 0.02, 0.003, gloss('#3a1f24')), [
        w * 0.24,
        top + 0.008,
        -d / 2 + 0.12,
      ]),
    )
  deck.add(
    place(
      lettering(look.brand, (kind === 'scientific' ? 0.052 : 0.07) * scale, { colour: letters, weight: 2 }),
      [
        kind === 'scientific' ? -w * 0.25 : -w * 0.27,
        top + 0.016,
        kind === 'printing' ? screenZ + 0.34 : -d / 2 + 0.12,
      ],
      [-Math.PI / 2, 0, 0],
    ),
  )
  deck.add(
    place(
      lettering(look.name, (kind === 'scientific' ? 0.034 : 0.045) * scale, { colour: letters, weight: 1.5 }),
      [w * 0.26, top + 0.016, kind === 'printing' ? screenZ + 0.34 : screenZ + tall / 2 + 0.06],
      [-Math.PI / 2, 0, 0],
    ),
  )

  const from = screenZ + tall / 2 + (kind === 'printing' ? 0.4 : 0.13)
  const space = d / 2 - 0.08 - from
  const pad = (
    rows: number[][],
    depth: number,
    z: number,
    height: number,
    tone: (row: number, column: number, last: boolean) => string,
  ) =>
    place(
      keyGrid({
        rows,
        width: w - 0.16,
        depth,
        height,
        gap: 0.045,
        radius: 0.025,
        look: (row, column, last) => plastic(tone(row, column, last), 0.5),
      }),
      [0, top + 0.008, z],
    )
  if (kind === 'scientific') {
    const upper = Array.from({ length: 4 }, () => [1, 1, 1, 1, 1, 1])
    const lower = Array.from({ length: 4 }, () => [1, 1, 1, 1, 1])
    deck.add(pad(upper, space * 0.44, from + space * 0.22, 0.035, () => accents))
    deck.add(
      pad(lower, space * 0.54, from + space * 0.73, 0.05, (row, column) =>
        row === 0 && column > 2 ? hot : keys,
      ),
    )
  } else {
    const rows = [
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [2, 1, 1, 1],
    ]
    deck.add(
      pad(rows, space, from + space / 2, 0.07 * scale, (row, column, last) =>
        row === 0 && column === 0 ? hot : last || row === 0 ? accents : keys,
      ),
    )
  }
  all.add(place(deck, [0, kind === 'scientific' ? 0.03 : 0.12, 0], [slope, 0, 0]))
  all.add(place(slab([w * 0.8, 0.16, 0.1], 0.04, plastic('#1d1f23')), [0, 0, -d / 2 + 0.2]))
  if (kind === 'printing') all.add(paperHead(w, d, body))
  return all
}
