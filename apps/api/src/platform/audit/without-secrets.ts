/** What a row may hold that not even the staff reads in a log. */
const secret = /password|hash|token|secret/i

/** A row as the log shows it: secrets are named, not told. */
export function redactSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secret.test(name) ? '•••' : redactSecrets(inner)]),
  )
}
