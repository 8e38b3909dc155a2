import type { Material, Object3D } from 'three'
import { group, type Point3, place, slab } from './solids.ts'
import { decal, write } from './texture.ts'

export interface KeyGrid {
  /** Widths of the keys in each row, from the back row to the front; rows are stretched to the same length. */
  rows: readonly (readonly number[])[]
  width: number
  depth: number
  height: number
  look: (row: number, column: number, last: boolean) => Material
  gap?: number
  radius?: number
  /** What stands on the keys, row by row; a space leaves a key bare. */
  legends?: readonly string[]
  ink?: string
}

export const spanishLegends = ['', ' 1234567890', ' QWERTYUIOP+', ' ASDFGHJKLN', ' ZXCVBNM,.-', '']
export const padLegends = ['', ' /X-', '789+', '456+', '123 ', '0.']

const ones = (count: number) => Array.from({ length: count }, () => 1)

export const keyboardRows: readonly (readonly number[])[] = [
  ones(14),
  [...ones(13), 1.6],
  [1.5, ...ones(12), 1.2],
  [1.7, ...ones(11), 1.9],
  [2.2, ...ones(10), 2.3],
  [1.2, 1, 1.2, 6, 1.2, 1, 1, 1],
]

export const numpadRows: readonly (readonly number[])[] = [
  ones(4),
  ones(4),
  ones(4),
  ones(4),
  ones(4),
  [2, 1, 1],
]

/** Keys in rows, centred on the origin, standing on y = 0. */
export function keyGrid({
  rows,
  width,
  depth,
  height,
  look,
  gap = 0.03,
  radius = 0.03,
  legends,
  ink = '#e8ebf1',
}: KeyGrid): Object3D {
  const all = group()
  const pitch = depth / rows.length
  rows.forEach((keys, row) => {
    const unit = width / keys.reduce((sum, key) => sum + key, 0)
    let x = -width / 2
    keys.forEach((key, column) => {
      const size: Point3 = [key * unit - gap, height, pitch - gap]
      const at: Point3 = [x + (key * unit) / 2, 0, -depth / 2 + pitch * (row + 0.5)]
      all.add(place(slab(size, radius, look(row, column, column === keys.length - 1)), at))
      x += key * unit
    })
  })
  if (legends) {
    const sheet = decal(width, depth, (brush) => {
      rows.forEach((keys, row) => {
        const unit = width / keys.reduce((sum, key) => sum + key, 0)
        let x = 0
        keys.forEach((key, column) => {
          const sign = legends[row]?.[column] ?? ' '
          write(brush, sign, x + key * unit * 0.5, pitch * (row + 0.66), pitch * 0.3, {
            colour: ink,
            weight: 1.7,
            align: 'center',
          })
          x += key * unit
        })
      })
    })
    all.add(place(sheet, [0, height + 0.003, 0], [-Math.PI / 2, 0, 0]))
  }
  return all
}
