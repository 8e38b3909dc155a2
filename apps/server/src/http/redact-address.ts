const secretKeys = /^(token|key|code|codigo|password|secret|session|email|hid|signature|auth\w*)$/i
const cut = '***'
const dataEnding = '.data'

/** The path and query of a request for the log, without secrets and personal data. */
export function redactAddress(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return redactPath(address)
  return `${redactPath(address.slice(0, at))}?${redactQuery(address.slice(at + 1))}`
}

function redactQuery(query: string): string {
  return query
    .split('&')
    .map((part) => {
      const name = part.split('=', 1)[0] ?? ''
      // `filter[where][email]` names its field last.
      const field = readable(name).endsWith(']') ? lastKey(readable(name)) : readable(name)
      return secretKeys.test(field) ? `${name}=${cut}` : part
    })
    .join('&')
}

function lastKey(name: string): string {
  return name.slice(name.lastIndexOf('[') + 1, -1)
}

/**
 * Ticket links, activation keys and similar secrets are path segments; slugs are lower case words with hyphens. React
 * Router requests page data at the page's path plus `.data`.
 */
function redactPath(path: string): string {
  const page = path.endsWith(dataEnding) ? path.slice(0, -dataEnding.length) : path
  const shown = page
    .split('/')
    .map((segment) => (isToken(segment) ? cut : segment))
    .join('/')
  return shown + path.slice(page.length)
}

function isToken(segment: string): boolean {
  return /^[A-Za-z0-9_-]{24,}$/.test(segment) && (/[A-Z]/.test(segment) || !segment.includes('-'))
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // malformed: compared undecoded
  }
}
