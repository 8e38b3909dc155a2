import type { Material, Object3D } from 'three'
import { sheets } from '../../parts/small.ts'
import { group, place, plate, prism, slab } from '../../parts/solids.ts'

interface ScannerTopSize {
  width: number
  height: number
  depth: number
}

/** Flat-bed scanner on two supports above the paper slide, with a sheet feeder or a plain lid. */
export function scannerTop(
  { width, height, depth }: ScannerTopSize,
  kind: 'flat' | 'feeder',
  shell: Material,
  dark: Material,
): Object3D {
  const z = depth / 2
  const all = group()
  const flat = height + 0.36
  for (const side of [-1, 1])
    all.add(
      place(slab([0.5, 0.5, depth * 0.6], 0.08, shell), [
        side * (width / 2 - 0.36),
        height - 0.1,
        -z + depth * 0.34,
      ]),
    )
  all.add(place(slab([width, 0.24, depth - 0.1], 0.09, shell), [0, flat - 0.1, 0]))
  all.add(place(plate([width, 0.2, depth - 0.1], 0.12, 0.06, shell), [0, flat + 0.16, 0]))
  if (kind === 'feeder') {
    all.add(
      place(
        prism(
          [
            [-1.1, 0],
            [0.6, 0],
            [0.55, 0.26],
            [-0.9, 0.36],
          ],
          width * 0.5,
          dark,
          0.1,
          0.05,
        ),
        [-width * 0.2, flat + 0.34, -0.2],
      ),
    )
    all.add(
      place(
        plate([width * 0.5, 0.05, 1.3], 0.06, 0.02, shell),
        [width * 0.16, flat + 0.56, -0.3],
        [0, 0, 0.14],
      ),
    )
    all.add(place(sheets(1.7, 1.1, 5), [width * 0.15, flat + 0.62, -0.3], [0, 0, 0.14]))
  } else all.add(place(plate([width - 0.6, 0.03, depth - 1], 0.1, 0.01, dark), [0, flat + 0.35, -0.1]))
  return all
}
