import { randomInt } from 'node:crypto'

/** The first three numbers of a private /24 that no route of this host touches (RFC 1918). */
export function freeRange(
  routes: string,
  random: (below: number) => number = (below) => randomInt(below),
): string {
  const used = [...routes.matchAll(/\b10\.(\d+)\.\d+\.\d+(?:\/(\d+))?/g)]
  const usedSecond = new Set(
    used.filter(([, , bits]) => Number(bits ?? 32) >= 16).map(([, second]) => second),
  )
  // A wide route covers more than one second number, and it is not worth computing which.
  if (used.some(([, , bits]) => Number(bits ?? 32) < 16)) return `172.31.${random(256)}`
  for (let tries = 0; tries < 1000; tries += 1) {
    const second = String(64 + random(128))
    if (!usedSecond.has(second)) return `10.${second}.${random(256)}`
  }
  throw new Error('No free private address range on this host')
}
