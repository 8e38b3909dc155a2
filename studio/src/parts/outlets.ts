import type { Object3D } from 'three'
import { plastic } from './finish.ts'
import { drum, group, panel, place } from './solids.ts'

const dark = plastic('#08090a', 0.8)

/** One socket of the kind used in Cuba: two flat slots and the round earth hole, facing +z around its centre. */
function outlet(frame: string): Object3D {
  return group(
    place(panel([0.36, 0.3, 0.03], 0.08, 0.01, plastic(frame, 0.5)), [0, -0.15, 0]),
    place(panel([0.028, 0.1, 0.034], 0.006, 0.002, dark), [-0.075, -0.01, 0]),
    place(panel([0.028, 0.085, 0.034], 0.006, 0.002, dark), [0.075, -0.005, 0]),
    place(drum(0.032, 0.034, dark, 0.004), [0, -0.07, -0.017], [Math.PI / 2, 0, 0]),
  )
}

export function outletRow(count: number, frame: string, pitch = 0.44): Object3D {
  return group(
    ...Array.from({ length: count }, (_, i) => place(outlet(frame), [(i - (count - 1) / 2) * pitch, 0, 0])),
  )
}
