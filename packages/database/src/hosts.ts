/** A server of a list in the database's URL. */
export interface Host {
  host: string
  port: number
}

export interface HostList {
  /** The URL with the first host alone, which every tool understands. */
  url: string
  hosts: Host[]
  /** `target_session_attrs=read-write` or `primary`: only a server that takes writes. */
  wantsPrimary: boolean
}

const defaultPort = 5432

/** Reads a URL as libpq does: `postgres://user@a:5432,b:5432/shop?target_session_attrs=read-write`. */
export function parseHosts(url: string): HostList {
  const [, start = '', list = '', rest = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  const parts = list.split(',')
  const wanted = /[?&]target_session_attrs=(read-write|primary)(&|$)/.test(rest)
  return {
    url: parts.length > 1 ? `${start}${parts[0]}${rest}` : url,
    hosts: parts.length > 1 || wanted ? parts.map(parseHost) : [],
    wantsPrimary: wanted,
  }
}

function parseHost(part: string): Host {
  const [, bracketed, name, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d+))?$/.exec(part) ?? []
  return { host: decodeURIComponent(bracketed ?? name ?? ''), port: Number(port ?? defaultPort) }
}
