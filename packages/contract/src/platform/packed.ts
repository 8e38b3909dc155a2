/**
 * The unparsed JSON body of a response, which a page passes to the browser as one string. React Router would visit
 * every value on the server and in the browser; for a list with its filters that took longer than rendering the list.
 */
export type Packed<Value> = string & { readonly packs?: Value }

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed.startsWith("{'") ? swapQuotes(packed) : packed)
}

/** For a page: inside two more layers of JSON each double quote would take four characters. */
export function packForPage<Value>(value: Value): Packed<Value> {
  return swapQuotes(JSON.stringify(value))
}

function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))
}
