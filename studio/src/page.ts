import type { Object3D } from 'three'
import { arrangement } from './arrangement.ts'
import { models } from './models.ts'
import { bake } from './parts/bake.ts'
import { props } from './props.ts'
import { openStudio, type Sitting } from './studio.ts'

export interface Order extends Sitting {
  model: string
  look: unknown
}

const studio = openStudio(document.createElement('canvas'))
const makers: Record<string, ((look: never) => Object3D) | undefined> = { ...models, ...props, arrangement }
let standing = ''

/** Called from the press: builds the model unless it already stands there, and returns one view of it as a PNG address. */
function picture(order: Order): string {
  const wanted = `${order.model} ${JSON.stringify(order.look)}`
  if (wanted !== standing) {
    const make = makers[order.model]
    if (!make) throw new Error(`There is no model ${order.model}`)
    studio.show(bake(make(order.look as never)))
    standing = wanted
  }
  return studio.shoot(order)
}

Object.assign(window, { picture })
