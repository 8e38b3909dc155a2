/**
 * The unparsed JSON body of a response, which a page passes to the browser as one string. React Router would visit
 * every value on the server and in the browser; for a list with its filters that took longer than rendering the list.
 */
export type Packed<Value> = string & { readonly packs?: Value }

/** What was packed for pages that are being rendered: the same process unpacks it a moment later. */
const justPacked = new Map<string, unknown>()
const mostKept = 16

export function unpack<Value>(packed: Packed<Value>): Value {
  if (justPacked.has(packed)) return justPacked.get(packed) as Value
  return JSON.parse(packed.startsWith("{'") ? swapQuotes(packed) : packed)
}

/** For a page: inside two more layers of JSON each double quote would take four characters. */
export function packForPage<Value>(value: Value): Packed<Value> {
  const packed = swapQuotes(JSON.stringify(value))
  const [oldest] = justPacked.keys()
  if (oldest !== undefined && justPacked.size >= mostKept) justPacked.delete(oldest)
  justPacked.set(packed, value)
  return packed
}

/** JSON has no NUL, so it can hold the place of one of them; a replacement by function takes ten times as long. */
function swapQuotes(text: string): string {
  return text.replaceAll("'", '\0').replaceAll('"', "'").replaceAll('\0', '"')
}
