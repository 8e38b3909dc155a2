import type { Object3D } from 'three'
import { finish, lamp, plastic } from '../../parts/finish.ts'
import { keyboardRows, keyGrid, numpadRows, padLegends, spanishLegends } from '../../parts/key-grid.ts'
import { drum, group, place, plate } from '../../parts/solids.ts'

interface KeysLook {
  width: number
  depth: number
  numpad: boolean
  keys: string
  ink: string
  /** Lights the four keys that players rest on. */
  glow: string | undefined
  point: string | undefined
}

/** The keys in their sunken field, with the pointing stick where there is one. */
export function laptopKeys({ width, depth, numpad, keys, ink, glow, point }: KeysLook): Object3D {
  const all = group()
  const padWidth = numpad ? width * 0.2 : 0
  const keysWidth = width * (numpad ? 0.68 : 0.86)
  const keyDepth = depth * 0.44
  const keyLook = (row: number, column: number) =>
    glow && row > 1 && row < 4 && column > 0 && column < 4 && (row === 3 || column === 2)
      ? lamp(glow, 0.5)
      : plastic(keys, 0.6)
  const left = -(keysWidth + padWidth + (numpad ? 0.06 : 0)) / 2
  all.add(
    place(
      plate(
        [keysWidth + padWidth + 0.14, 0.006, keyDepth + 0.08],
        0.05,
        0.002,
        finish(glow ? '#15171c' : keys, { roughness: 0.8 }),
      ),
      [0, -0.004, 0],
    ),
  )
  all.add(
    place(
      keyGrid({
        rows: keyboardRows,
        width: keysWidth,
        depth: keyDepth,
        height: 0.03,
        look: keyLook,
        gap: 0.035,
        legends: spanishLegends,
        ink,
      }),
      [left + keysWidth / 2, 0, 0],
    ),
  )
  if (numpad) {
    all.add(
      place(
        keyGrid({
          rows: numpadRows,
          width: padWidth,
          depth: keyDepth,
          height: 0.03,
          look: keyLook,
          gap: 0.035,
          legends: padLegends,
          ink,
        }),
        [left + keysWidth + 0.06 + padWidth / 2, 0, 0],
      ),
    )
  }
  if (point) all.add(place(drum(0.035, 0.05, plastic(point), 0.015), [-0.06, 0, keyDepth * 0.03]))
  return all
}
