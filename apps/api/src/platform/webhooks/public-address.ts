import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Networks that are not the public internet (IANA special-purpose registries). */
const notPublic = new BlockList()

for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by the customers of a provider
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; 169.254.169.254 is the metadata service of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')

for (const [network, prefix] of [
  ['2001::', 23], // Teredo and other tunnels
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4, which carries an IPv4 address
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** Everything else of IPv6 is loopback, mapped IPv4, NAT64, local or multicast. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is of the public internet and not of this machine. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || isOwnAddress(address)) return false
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((found) => found?.some((one) => one.address === address))
}
