import type { Object3D } from 'three'
import { gloss, metal, paper, plastic, rubber } from '../parts/finish.ts'
import { print } from '../parts/print-art.ts'
import { rearWall } from '../parts/rear.ts'
import { led } from '../parts/small.ts'
import { drum, group, place, plate, prism, slab, tube } from '../parts/solids.ts'
import { decal, display, lettering, write } from '../parts/texture.ts'

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
  // Roll at the back, printed sheet over the front.
  head.add(
    place(drum(0.48, width - 2.4, paper(), 0.04), [-(width - 2.4) / 2, 2.0, -0.75], [0, 0, -Math.PI / 2]),
  )
  head.add(
    place(
      drum(0.12, width - 1.4, plastic('#2c2f36'), 0.03),
      [-(width - 1.4) / 2, 2.0, -0.75],
      [0, 0, -Math.PI / 2],
    ),
  )
  const long = stand ? 2.6 : 1.7
  const sheet = prism(
    [
      [1.42, 0.3],
      [1.52, 0.26],
      [1.9, -0.3],
      [2.0, -long],
      [1.96, -long],
      [1.86, -0.28],
      [1.48, 0.22],
    ],
    width - 2.6,
    paper(),
    0.1,
    0.004,
  )
  if (stand) {
    head.add(sheet)
    head.add(
      place(decal(width - 2.7, long - 0.5, print('plan')), [0, -long / 2 - 0.2, 1.975], [-0.045, 0, 0]),
    )
  } else {
    head.add(place(plate([width - 2.6, 0.02, 2.6], 0.02, 0.004, paper()), [0, 0.26, 2.6], [0.06, 0, 0]))
    head.add(place(decal(width - 2.7, 2.4, print('plan')), [0, 0.285, 2.62], [-Math.PI / 2 + 0.06, 0, 0]))
  }
  all.add(place(head, [0, floor, 0]))
  if (!stand) return all
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 1.1)
    all.add(place(slab([0.32, floor - 0.3, 0.5], 0.06, metal('#7d838d', 0.5)), [x, 0.35, -0.1]))
    all.add(place(slab([0.4, 0.26, 4.2], 0.1, plastic('#3a3e46')), [x, 0.22, 0.3]))
    for (const z of [-1.6, 2.2])
      all.add(place(drum(0.2, 0.16, rubber(), 0.03), [x - 0.08, 0.2, z], [0, 0, -Math.PI / 2]))
    all.add(
      tube(
        [
          [x, 3.2, 0.2],
          [x, 2.2, 1.8],
          [x, 2.6, 3],
        ],
        0.06,
        metal('#9aa0aa'),
      ),
    )
  }
  all.add(place(slab([width - 2.4, 0.16, 0.2], 0.05, metal('#7d838d', 0.5)), [0, 1.2, -0.1]))
  all.add(
    prism(
      [
        [0.2, 3.2],
        [0.9, 2.5],
        [1.9, 2.15],
        [3, 2.6],
        [2.98, 2.5],
        [1.9, 2.03],
        [0.85, 2.4],
        [0.12, 3.12],
      ],
      width - 2.6,
      plastic('#4a505b', 0.9),
      0.3,
      0.01,
    ),
  )
  return all
}
