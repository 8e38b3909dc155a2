/** Both ends included, as in RFC 9110 §14. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Parses a `Range` header for this many bytes: a range, 'unsatisfiable', or undefined for the whole file. Several
 * ranges and unknown units may be answered with the whole file (RFC 9110 §14.2).
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 }
}
