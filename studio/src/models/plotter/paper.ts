import type { Object3D } from 'three'
import { paper, plastic } from '../../parts/finish.ts'
import { print } from '../../parts/print-art.ts'
import { drum, group, place, plate, prism } from '../../parts/solids.ts'
import { decal } from '../../parts/texture.ts'

/** Roll at the back, printed sheet over the front: hanging above a stand, lying on a table. */
export function plotterPaper(width: number, stand: boolean): Object3D {
  const all = group()
  all.add(
    place(drum(0.48, width - 2.4, paper(), 0.04), [-(width - 2.4) / 2, 2.0, -0.75], [0, 0, -Math.PI / 2]),
  )
  all.add(
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
    all.add(sheet)
    all.add(place(decal(width - 2.7, long - 0.5, print('plan')), [0, -long / 2 - 0.2, 1.975], [-0.045, 0, 0]))
  } else {
    all.add(place(plate([width - 2.6, 0.02, 2.6], 0.02, 0.004, paper()), [0, 0.26, 2.6], [0.06, 0, 0]))
    all.add(place(decal(width - 2.7, 2.4, print('plan')), [0, 0.285, 2.62], [-Math.PI / 2 + 0.06, 0, 0]))
  }
  return all
}
