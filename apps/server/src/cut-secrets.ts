const secretNames: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'session',
])
const deepest = 3

/**
 * What no line of the log may hold, wherever in an object it stands. (pino's own redaction takes longer than all the
 * rest of a request that is answered from memory.)
 */
export function cutSecrets<T extends object>(value: T, depth = 0): T {
  let copy: T | undefined
  for (const [name, inner] of Object.entries(value)) {
    const kept = secretNames.has(name.toLowerCase())
      ? '***'
      : isPlain(inner) && depth < deepest
        ? cutSecrets(inner, depth + 1)
        : inner
    if (kept === inner) continue
    copy ??= { ...value }
    Object.assign(copy, { [name]: kept })
  }
  return copy ?? value
}

/** Errors have a serializer of their own. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
