import type { Object3D } from 'three'
import { paper, plastic } from '../parts/finish.ts'
import { print } from '../parts/print-art.ts'
import { group, place, plate, turned } from '../parts/solids.ts'
import { decal, texture, write } from '../parts/texture.ts'
import { wrapped } from '../parts/wrap.ts'

export interface PaperRollLook {
  kind: 'plotter' | 'labels'
  brand: string
  size: string
  colour?: string
}

/** A long roll for plans, or a small one of labels on their yellow backing. */
export function paperRoll({ kind, brand, size, colour = '#1f52d6' }: PaperRollLook): Object3D {
  if (kind === 'plotter') {
    const tubeOf = (r: number, long: number) => {
      const art = texture(r * Math.PI * 2, 1.4, (brush, w, h) => {
        brush.fillStyle = colour
        brush.fillRect(0, 0, w, h)
        for (const x of [0.25, 0.75]) {
          brush.save()
          brush.translate(w * x, h / 2)
          brush.rotate(-Math.PI / 2)
          write(brush, brand, 0, -0.02, 0.16, { weight: 2, align: 'center' })
          write(brush, size, 0, 0.2, 0.12, { weight: 1.7, align: 'center' })
          brush.restore()
        }
      })
      return group(
        turned(
          [
            [0.2, 0.02],
            [r, 0],
            [r, long],
            [0.2, long - 0.02],
          ],
          paper(),
        ),
        turned(
          [
            [0.001, 0.1],
            [0.2, 0.1],
            [0.2, -0.06],
            [0.26, -0.06],
            [0.26, long + 0.06],
            [0.2, long + 0.06],
            [0.2, long - 0.1],
            [0.001, long - 0.1],
          ],
          paper('#c9a77a'),
        ),
        place(wrapped(r + 0.004, 1.4, art), [0, long / 2 - 0.7, 0]),
      )
    }
    const all = group()
    all.add(place(tubeOf(0.55, 6.1), [-3.05, 0.55, 0], [0, -0.1, -Math.PI / 2]))
    all.add(place(tubeOf(0.55, 6.1), [-3.0, 0.55, -1.14], [0, 0, -Math.PI / 2]))
    all.add(place(plate([5.9, 0.012, 1.7], 0.01, 0.003, paper()), [0, 0.01, 0.9]))
    all.add(place(decal(5.4, 1.1, print('plan')), [0.1, 0.026, 1.1], [-Math.PI / 2, 0, 0]))
    return all
  }
  const labels = (turn: number) => {
    const roll = group(
      turned(
        [
          [0.22, 0],
          [0.62, 0],
          [0.62, 0.55],
          [0.22, 0.55],
          [0.22, 0],
        ],
        paper('#f7efdc'),
      ),
    )
    roll.add(
      turned(
        [
          [0.16, 0.01],
          [0.22, 0.01],
          [0.22, 0.54],
          [0.16, 0.54],
          [0.16, 0.01],
        ],
        paper('#c9a77a'),
      ),
    )
    for (let i = 0; i < 11; i++)
      roll.add(
        place(
          turned(
            [
              [0.25 + i * 0.033, 0.552],
              [0.258 + i * 0.033, 0.552],
            ],
            plastic('#d8c79f'),
          ),
          [0, 0, 0],
        ),
      )
    roll.rotation.y = turn
    return roll
  }
  const sheet = group(place(plate([0.55, 0.01, 1.9], 0.004, 0.002, paper('#f4e6c4')), [0, 0, 0.95]))
  for (let i = 0; i < 5; i++) {
    const label = decal(0.5, 0.3, (brush, w, h) => {
      brush.fillStyle = '#fffefb'
      brush.beginPath()
      brush.roundRect(0, 0, w, h, 0.03)
      brush.fill()
      write(brush, size, w * 0.08, h * 0.34, h * 0.2, { colour: '#15181f', weight: 2 })
      brush.fillStyle = '#15181f'
      for (let k = 0; k < 20; k++)
        brush.fillRect(w * (0.08 + k * 0.042), h * 0.48, w * (0.012 + 0.008 * (k % 3)), h * 0.36)
    })
    sheet.add(place(label, [0, 0.014, 0.3 + i * 0.35], [-Math.PI / 2, 0, 0]))
  }
  return group(
    place(labels(0), [-0.275, 0.62, 0], [0, 0, -Math.PI / 2]),
    place(sheet, [0, 0.005, 0.1]),
    place(labels(0.6), [1.15, 0, -0.3]),
    place(labels(1.4), [1.15, 0.56, -0.32]),
  )
}
