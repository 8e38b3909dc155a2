import type { Object3D } from 'three'
import { models } from './models.ts'
import { group, type Point3, place } from './parts/solids.ts'
import { props } from './props.ts'

const makers = { ...models, ...props }

/** One thing of a scene: what it is, where it stands and how it is turned. */
export type Item = {
  [K in keyof typeof makers]: {
    thing: K
    look: Parameters<(typeof makers)[K]>[0]
    at: Point3
    /** Around the upright axis, or around all three. */
    turn?: number | Point3
    scale?: number
  }
}[keyof typeof makers]

export interface ArrangementLook {
  items: readonly Item[]
}

/** Several models composed: slides, tiles and covers are data, not code. */
export function arrangement({ items }: ArrangementLook): Object3D {
  const known: Record<string, ((look: never) => Object3D) | undefined> = makers
  return group(
    ...items.map(({ thing, look, at, turn = 0, scale = 1 }) => {
      const make = known[thing]
      if (!make) throw new Error(`There is no ${thing}`)
      const made = group(make(look as never))
      made.scale.setScalar(scale)
      return place(made, at, typeof turn === 'number' ? [0, turn, 0] : turn)
    }),
  )
}
