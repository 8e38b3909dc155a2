/** A set of slots, one bit each. */
export type BitSet = Int32Array

export function emptyBits(slots: number): BitSet {
  return new Int32Array((slots + 31) >>> 5)
}

export function addBit(bits: BitSet, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function hasBit(bits: BitSet, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

export function intersection(a: BitSet, b: BitSet): BitSet {
  const both = new Int32Array(a.length)
  for (let at = 0; at < both.length; at++) both[at] = (a[at] ?? 0) & (b[at] ?? 0)
  return both
}

/** What is in `all` but not in `some`. */
export function difference(all: BitSet, some: BitSet): BitSet {
  const rest = new Int32Array(all.length)
  for (let at = 0; at < rest.length; at++) rest[at] = (all[at] ?? 0) & ~(some[at] ?? 0)
  return rest
}

export function countBits(bits: BitSet): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countOnes(bits[at] ?? 0)
  return count
}

/** Parallel bit count; JavaScript has no popcount. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** In ascending order. */
export function slotsIn(bits: BitSet, count = countBits(bits)): Int32Array {
  const slots = new Int32Array(count)
  let next = 0
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      slots[next++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return slots
}
