import { BlockList, isIP } from 'node:net'

const bitsOf = { 4: 32, 6: 128 } as const

interface Network {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

/** An address or a range such as `10.0.0.0/8`; undefined for anything else. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  // A zone (`fe80::1%eth0`) names an interface of this machine, no network.
  if (more.length > 0 || (version !== 4 && version !== 6) || address.includes('%')) return undefined
  const bits = bitsOf[version]
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined
  const prefix = length === undefined ? bits : Number(length)
  return prefix <= bits ? { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined
}

/** No list means everywhere. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  const plain = address.split('%')[0] ?? ''
  // A socket that listens on IPv6 shows IPv4 clients as `::ffff:10.0.0.1`; BlockList compares those with IPv4 rules.
  const version = isIP(plain)
  if (version === 0) return false
  const list = new BlockList()
  for (const text of networks) {
    const network = readNetwork(text)
    if (network) list.addSubnet(network.address, network.prefix, network.family)
  }
  return list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
