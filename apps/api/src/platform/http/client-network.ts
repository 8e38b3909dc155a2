import { isIPv6 } from 'node:net'

/** Limits count an IPv4 address or a whole IPv6 /64, which belongs to one household (platform.md#rate-limits). */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  return `${expand(address).slice(0, 4).join(':')}::/64`
}

/** The first half of the network, which its owner recognises and which names no household (people.md#devices). */
export function networkLabel(address: string): string {
  const network = clientNetwork(address)
  if (isIPv6(address) && network.includes(':')) return `${expand(address).slice(0, 2).join(':')}:…`
  const [first, second] = network.split('.')
  return second === undefined ? '' : `${first}.${second}.x.x`
}

function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const start = head === '' ? [] : head.split(':')
  if (tail === undefined) return start.map(trimZeros)
  const end = tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...gap, ...end].map(trimZeros)
}

function trimZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
