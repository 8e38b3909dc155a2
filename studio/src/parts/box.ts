import type { Object3D } from 'three'
import { plastic } from './finish.ts'
import { group, type Point3, place, slab } from './solids.ts'
import { type Drawing, decal } from './texture.ts'

/** A carton: printed on front, top and right side. */
export function carton(
  [w, h, d]: Point3,
  ground: string,
  faces: { front: Drawing; side?: Drawing; top?: Drawing },
): Object3D {
  const all = group(slab([w, h, d], 0.015, plastic(ground, 0.6)))
  const { front, side, top } = faces
  all.add(place(decal(w - 0.01, h - 0.01, front), [0, h / 2, d / 2 + 0.003]))
  if (side) all.add(place(decal(d - 0.01, h - 0.01, side), [w / 2 + 0.003, h / 2, 0], [0, Math.PI / 2, 0]))
  if (side) all.add(place(decal(d - 0.01, h - 0.01, side), [-w / 2 - 0.003, h / 2, 0], [0, -Math.PI / 2, 0]))
  if (top) all.add(place(decal(w - 0.01, d - 0.01, top), [0, h + 0.003, 0], [-Math.PI / 2, 0, 0]))
  return all
}
