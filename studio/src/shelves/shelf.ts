import type { models } from '../models.ts'
import type { View } from '../studio/camera.ts'
import type { GroundName } from '../studio/grounds.ts'

/** What the studio builds for a product and in which colours: a model and its parameters. */
export type Shot = {
  [K in keyof typeof models]: {
    model: K
    look: Parameters<(typeof models)[K]>[0]
    /** Other camera positions than the usual ones of this model. */
    views?: readonly View[]
    ground?: GroundName
  }
}[keyof typeof models]

/** Product slug → shot. */
export type Shelf = Readonly<Record<string, Shot>>
