import type { Object3D } from 'three'
import { gloss, plastic } from '../parts/finish.ts'
import { rearWall } from '../parts/rear.ts'
import { led } from '../parts/small.ts'
import { group, place, prism, slab } from '../parts/solids.ts'
import { display, lettering, write } from '../parts/texture.ts'
import { plotterPaper } from './plotter/paper.ts'
import { plotterStand } from './plotter/stand.ts'

export interface PlotterLook {
  brand: string
  name: string
  body?: string
  cover?: string
  letters?: string
  width?: number
  /** On its stand with a basket, or on a table. */
  stand?: boolean
  stripe?: string
}

export function plotter(look: PlotterLook): Object3D {
  const {
    body = '#ebedf1',
    cover = '#2b2e35',
    letters = '#39415a',
    width = 9.6,
    stand = true,
    stripe = '#1f63d8',
  } = look
  const all = group()
  const floor = stand ? 6.1 : 0.1
  const head = group()
  head.add(
    prism(
      [
        [-1.2, 0],
        [1.35, 0],
        [1.45, 0.5],
        [1.2, 1.15],
        [0.2, 1.65],
        [-1.2, 1.65],
      ],
      width - 0.5,
      plastic(body, 0.5),
      0.2,
      0.04,
    ),
  )
  head.add(
    place(
      prism(
        [
          [0.18, 0],
          [1.42, -0.62],
          [1.42, -0.5],
          [0.22, 0.12],
        ],
        width - 2.4,
        gloss(cover),
        0.05,
        0.02,
      ),
      [-0.1, 1.6, 0.02],
    ),
  )
  for (const side of [-1, 1]) {
    head.add(
      place(
        prism(
          [
            [-1.28, -0.05],
            [1.42, -0.05],
            [1.54, 0.55],
            [1.28, 1.22],
            [0.24, 1.74],
            [-1.28, 1.74],
          ],
          0.85,
          plastic(side > 0 ? cover : body, 0.48),
          0.22,
          0.08,
        ),
        [side * (width / 2 - 0.42), 0, 0],
      ),
    )
  }
  head.add(place(slab([width - 1.8, 0.12, 0.1], 0.03, plastic('#111317')), [0, 0.32, 1.4]))
  head.add(place(slab([width - 2, 0.06, 0.08], 0.02, plastic(stripe)), [0, 0.14, 1.4]))
  const menu = display(0.62, 0.44, (brush, w, h) => {
    brush.fillStyle = '#143a9c'
    brush.fillRect(0, 0, w, h)
    write(brush, '24 in', w * 0.12, h * 0.45, h * 0.24, { weight: 1.8 })
    brush.fillStyle = '#ffb02e'
    brush.fillRect(w * 0.12, h * 0.62, w * 0.76, h * 0.14)
  })
  head.add(place(menu, [width / 2 - 0.42, 1.53, 0.76], [-Math.PI / 2 + 0.46, 0, 0]))
  head.add(place(led('#35d27a', 0.05), [width / 2 - 0.42, 1.24, 1.29]))
  head.add(
    place(
      lettering(look.brand, 0.34, { colour: letters, weight: 1.9, align: 'left' }),
      [-width / 2 + 1.2, 0.74, 1.475],
      [-0.36, 0, 0],
    ),
  )
  head.add(
    place(
      lettering(look.name, 0.22, { colour: letters, weight: 1.4, align: 'right' }),
      [width / 2 - 1.2, 0.74, 1.475],
      [-0.36, 0, 0],
    ),
  )
  head.add(place(rearWall(look.name, width * 0.7, ['dc', 'lan', 'usb-b']), [0, 0.8, -1.204], [0, Math.PI, 0]))
  head.add(plotterPaper(width, stand))
  all.add(place(head, [0, floor, 0]))
  if (stand) all.add(plotterStand(width, floor))
  return all
}
