import type { Object3D } from 'three'
import { lamp, plastic } from '../parts/finish.ts'
import { keyboardRows, keyGrid, numpadRows, padLegends, spanishLegends } from '../parts/key-grid.ts'
import { cable, led } from '../parts/small.ts'
import { drum, group, place, plate, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'
import { type MouseLook, mouse } from './mouse.ts'

export interface KeyboardLook {
  brand: string
  body?: string
  keys?: string
  accents?: string
  letters?: string
  /** Compact boards have no number pad; round keys are the compact maker's mark. */
  compact?: boolean
  round?: boolean
  wired?: boolean
  glow?: string
  ink?: string
  mouse?: MouseLook
}

export function keyboard(look: KeyboardLook): Object3D {
  const {
    body = '#2c2f35',
    keys = '#4a4e57',
    accents = keys,
    letters = '#b4bac6',
    compact = false,
    round = false,
    ink = '#e8ebf1',
  } = look
  const width = compact ? 2.8 : 4.4
  const depth = compact ? 1.24 : 1.5
  const all = group(
    place(
      plate([width, 0.12, depth], compact ? 0.3 : 0.1, 0.05, plastic(body, 0.5)),
      [0, 0.05, 0],
      [0.03, 0, 0],
    ),
  )
  const keyLook = (row: number, column: number, last: boolean) =>
    look.glow && (row + column) % 3 === 0
      ? lamp(look.glow, 0.35)
      : plastic(row === 0 || column === 0 || last ? accents : keys, 0.55)
  const keysDeep = depth - (compact ? 0.16 : 0.3)
  const board = group()
  const main = compact ? width - 0.2 : width - 1.36
  const radius = round ? 0.085 : 0.03
  const height = round ? 0.05 : 0.075
  board.add(
    place(
      keyGrid({
        rows: keyboardRows,
        width: main,
        depth: keysDeep,
        height,
        look: keyLook,
        radius,
        gap: 0.032,
        legends: spanishLegends,
        ink,
      }),
      [compact ? 0 : -0.6, 0, compact ? 0.02 : 0.06],
    ),
  )
  if (!compact)
    board.add(
      place(
        keyGrid({
          rows: numpadRows,
          width: 0.94,
          depth: keysDeep,
          height,
          look: keyLook,
          radius,
          gap: 0.032,
          legends: padLegends,
          ink,
        }),
        [width / 2 - 0.58, 0, 0.06],
      ),
    )
  all.add(place(board, [0, 0.165, 0], [0.03, 0, 0]))
  all.add(
    place(
      lettering(look.brand, 0.075, { colour: letters, weight: 1.8 }),
      compact ? [0, 0.21, -depth / 2 + 0.05] : [-width / 2 + 0.4, 0.2, -depth / 2 + 0.09],
      [-Math.PI / 2 + 0.03, 0, 0],
    ),
  )
  if (!compact)
    for (let i = 0; i < 3; i++)
      all.add(
        place(
          led(i ? '#6b7380' : '#46d486', 0.016),
          [width / 2 - 0.8 + i * 0.14, 0.19, -depth / 2 + 0.1],
          [-Math.PI / 2, 0, 0],
        ),
      )
  for (const x of [-1, 1])
    all.add(place(slab([0.2, 0.05, 0.12], 0.02, plastic('#1d1e22')), [x * width * 0.4, 0, -depth / 2 + 0.14]))
  for (const x of [-1, 1])
    all.add(place(drum(0.05, 0.04, plastic('#1d1e22')), [x * width * 0.4, 0, depth / 2 - 0.14]))
  if (look.wired)
    all.add(
      cable(
        [
          [-0.5, 0.12, -depth / 2],
          [-0.52, 0.1, -depth / 2 - 0.25],
          [-0.1, 0.04, -depth / 2 - 0.5],
          [0.9, 0.04, -depth / 2 - 0.42],
          [1.6, 0.04, -depth / 2 - 0.62],
        ],
        0.03,
        '#2a2c31',
      ),
    )
  if (look.mouse) all.add(place(mouse(look.mouse), [width / 2 + 0.6, 0, 0.1], [0, Math.PI, 0]))
  return all
}
