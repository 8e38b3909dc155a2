import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The client address and the public URL of a request. */
export interface RequestOrigin {
  url: URL
  /** The client uses https. */
  secure: boolean
  clientAddress: string
}

export interface OriginRules {
  publicUrl: string | undefined
  trustedProxies: number
}

const host = /^(?:[a-z0-9](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Undefined for a missing or invalid host and for an invalid path. */
export function requestOrigin(incoming: IncomingMessage, rules: OriginRules): RequestOrigin | undefined {
  const base = rules.publicUrl ?? visitorBase(incoming, rules.trustedProxies)
  const url = base === undefined ? undefined : addressBelow(base, incoming.url ?? '')
  if (!url) return undefined
  return {
    url,
    secure: url.protocol === 'https:',
    clientAddress: clientAddress(incoming, rules.trustedProxies),
  }
}

function visitorBase(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const forwarded = (name: string) => forwardedValue(incoming.headers[name], trustedProxies)
  const name = forwarded('x-forwarded-host') ?? incoming.headers.host ?? ''
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return host.test(name) ? `${scheme}://${name}` : undefined
}

function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const said = forwardedValue(incoming.headers['x-forwarded-for'], trustedProxies) ?? ''
  return isIP(said) ? said : (incoming.socket.remoteAddress ?? '')
}

/** Each proxy appends an entry. Counted from the right, the entry of our outermost proxy is the last trusted one. */
function forwardedValue(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined
  const values = String(header)
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
  return values.at(-trustedProxies) ?? values[0]
}

/** A target may also be `//other.example` or an absolute URL: only its path and query are used. */
function addressBelow(base: string, target: string): URL | undefined {
  const path = target.startsWith('/') ? target : withoutOrigin(target)
  const url = path === undefined ? null : URL.parse(base + path)
  if (!url || !isReadable(url.pathname)) return undefined
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

function withoutOrigin(target: string): string | undefined {
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  return url ? url.pathname + url.search : undefined
}

/** PostgreSQL text cannot hold NUL, and a path that cannot be decoded matches nothing. */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}
