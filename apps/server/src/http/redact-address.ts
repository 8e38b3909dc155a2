import { cut, isSecretName, redactText } from './redact-text.ts'

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
      const [name = ''] = part.split('=', 1)
      const value = part.slice(name.length + 1)
      if (value === '') return isSecret(name) ? cut : part
      return isSecretName(readable(name)) || isSecret(value) ? `${name}=${cut}` : part
    })
    .join('&')
}

/**
 * Ticket links, activation keys and similar secrets are path segments; slugs are lower case words with hyphens. React
 * Router requests page data at the page's path plus `.data`.
 */
function redactPath(path: string): string {
  const page = path.endsWith(dataEnding) ? path.slice(0, -dataEnding.length) : path
  const shown = page
    .split('/')
    .map((segment) => (isSecret(segment) ? cut : segment))
    .join('/')
  return shown + path.slice(page.length)
}

/** By what it looks like: a filter for any field may hold an address. */
function isSecret(part: string): boolean {
  const text = readable(part)
  return isToken(text) || redactText(text) !== text
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
