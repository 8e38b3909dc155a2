/** What a page may load besides its own files; the map frame is the one other host (site.md#map). */
export interface PageSources {
  /** `'nonce-…'` or `'sha256-…'` of every inline script. */
  scripts: readonly string[]
  styles: readonly string[]
  frames: readonly string[]
  /** In development Vite adds style elements, uses a web socket, and waits for a restarted server in a worker. */
  hot?: boolean
}

export function pagePolicy({ scripts, styles, frames, hot = false }: PageSources): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...(hot ? ["'unsafe-inline'"] : styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...(hot ? ['ws:', 'wss:'] : [])],
    ...(hot && { 'worker-src': ["'self'", 'blob:'] }),
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** API responses and files load nothing; /api/docs has an inline style. */
export const inertPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const ofFiles = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

const ofDocuments = {
  ...ofFiles,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), display-capture=(), browsing-topics=()',
} as const

/** The back office scans codes and talks to printers, after its user has allowed it. */
const ofOffice = {
  ...ofDocuments,
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(self), serial=(self), display-capture=(), browsing-topics=()',
} as const

const year = 365 * 24 * 60 * 60

export function generalHeaders(secure: boolean): Readonly<Record<string, string>> {
  return withTransport(ofDocuments, secure)
}

export function officeHeaders(secure: boolean): Readonly<Record<string, string>> {
  return withTransport(ofOffice, secure)
}

/** Of scripts, styles and pictures. What only documents heed would weigh 10 kB on a page with forty of them. */
export function fileHeaders(secure: boolean): Readonly<Record<string, string>> {
  return withTransport(ofFiles, secure)
}

function withTransport(headers: Readonly<Record<string, string>>, secure: boolean) {
  return secure ? { ...headers, 'strict-transport-security': `max-age=${year}` } : headers
}
