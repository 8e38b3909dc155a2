/** Where a file is known not to work (resets.md#dead-ends). */
export interface DeadEnd {
  /** A version, or the beginning of one with `*`; empty: with any. */
  firmware: string
  text: string
}

const folded = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s/g, '')

/** `*` stands for anything; spaces and case do not count. */
export function matchesFirmware(pattern: string, firmware: string): boolean {
  const [first = '', ...others] = folded(pattern).split('*')
  const typed = folded(firmware)
  if (others.length === 0) return typed === first
  if (!typed.startsWith(first)) return false
  const last = others.pop() ?? ''
  let from = first.length
  for (const part of others) {
    const found = typed.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return typed.length - last.length >= from && typed.endsWith(last)
}

/** Those of this very version: who buys all the same has to say so. */
export function deadEndsOf(deadEnds: readonly DeadEnd[], firmware: string | null | undefined): DeadEnd[] {
  if (!firmware) return []
  return deadEnds.filter((end) => end.firmware !== '' && matchesFirmware(end.firmware, firmware))
}
