/**
 * Data that travels to the browser as one text: the router's own format walks and numbers every value of it, here and
 * there, which for a list with its filters took longer than drawing the list.
 */
export type Packed<Value> = string & { readonly packs?: Value }

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value)
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed)
}
