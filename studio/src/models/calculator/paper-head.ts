import type { Object3D } from 'three'
import { paper, plastic } from '../../parts/finish.ts'
import { drum, group, panel, place, slab } from '../../parts/solids.ts'
import { decal, write } from '../../parts/texture.ts'

/** Roll and printed tape of a printing calculator. */
export function paperHead(w: number, d: number, body: string): Object3D {
  const all = group()
  all.add(place(slab([w, 0.5, 0.7], 0.12, plastic(body)), [0, 0.16, -d / 2 + 0.36]))
  all.add(place(drum(0.26, 0.58, paper(), 0.02), [-0.29, 0.95, -d / 2 + 0.1], [0, 0, -Math.PI / 2]))
  all.add(place(drum(0.06, 0.8, plastic('#24262b')), [-0.4, 0.95, -d / 2 + 0.1], [0, 0, -Math.PI / 2]))
  const tape = decal(0.56, 0.66, (brush, x, y) => {
    brush.fillStyle = '#fdfdfb'
    brush.fillRect(0, 0, x, y)
    ;['350.00 +', '120.50 +', '470.50'].forEach((line, i) => {
      write(brush, line, x * 0.92, y * (0.3 + i * 0.28), y * 0.105, {
        colour: i === 2 ? '#c8281e' : '#2b3350',
        weight: 1.7,
        align: 'right',
      })
    })
  })
  all.add(
    place(
      group(place(panel([0.58, 0.7, 0.012], 0.004, 0.002, paper()), [0, -0.35, -0.01]), tape),
      [0, 0.9, -d / 2 + 0.55],
      [-0.5, 0, 0],
    ),
  )
  return all
}
