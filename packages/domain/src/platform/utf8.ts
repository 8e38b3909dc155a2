/** UTF-8 by hand: TextEncoder belongs to the platform. A lone surrogate becomes U+FFFD, as everywhere else. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    pushPoint(bytes, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point)
  }
  return Uint8Array.from(bytes)
}

function pushPoint(bytes: number[], point: number): void {
  if (point < 0x80) bytes.push(point)
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point))
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point))
  else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point))
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f)
}
