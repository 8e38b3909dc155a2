/**
 * The body of an answer, unread: a page hands it on to the browser as one text. (The router's own format walks and numbers
 * every value, here and there, which for a list with its filters took longer than drawing the list.)
 */
export type Packed<Value> = string & { readonly packs?: Value }

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed)
}
