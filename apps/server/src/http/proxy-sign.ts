import type { IncomingMessage } from 'node:http'
import { isLoopback } from '@tecnoclick/domain/platform/loopback'

/** Added by proxies, tunnels and content networks; no browser or program sends them to a shop on its own machine. */
const forwardingHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-original-url',
  'x-proxyuser-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-amzn-trace-id',
  'x-cloud-trace-context',
  'cdn-loop',
  'max-forwards',
  'proxy-connection',
])
const forwardingFamilies = ['x-forwarded', 'cf-', 'fly-', 'x-envoy-', 'x-azure-', 'tailscale-', 'ngrok-']

type Request = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'rawHeaders' | 'url'>

/**
 * What shows that a request did not come from this machine directly (people.md#demo-accounts): a foreign host, a forwarding
 * header, or HTTP/1.0, which browsers have not spoken for decades and nginx speaks to its upstreams by default.
 */
export function proxySign(request: Request): string | undefined {
  const { headers, httpVersion } = request
  const forwarding = Object.keys(headers).find(isForwarding)
  if (forwarding !== undefined) return properCase(forwarding)
  const foreign = hostsOf(request).find((host) => !isLoopback(withoutPort(host)))
  if (foreign !== undefined) return `Host: ${foreign}`
  return httpVersion === '1.1' ? undefined : `HTTP/${httpVersion}`
}

function isForwarding(name: string): boolean {
  return forwardingHeaders.has(name) || forwardingFamilies.some((family) => name.startsWith(family))
}

/** All of them: Node keeps the first. A target may name a host of its own (RFC 9112, 3.2.2). */
function hostsOf({ rawHeaders, url = '' }: Request): string[] {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const target = url.startsWith('/') ? null : URL.parse(url)
  return target?.host ? [...hosts, target.host] : hosts
}

function withoutPort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '')
}

function properCase(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())
}
