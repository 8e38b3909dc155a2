import autocannon from 'autocannon'

export interface Flood {
  /** Milliseconds below which 97.5 of 100 catalogue answers came, stricter than the budget's 95. */
  catalogueP97: number
  /** Sign-ins that were worked for or refused otherwise than by 401, 429 or 503. */
  unexpected: number
}

const signInsPerSecond = 200
const seconds = 10

/**
 * Somebody hammers sign-in, each time under another address so that no account's own limit helps, while visitors browse
 * at an easy pace. The shop's windows must not steam up.
 */
export async function measureFlood(address: string): Promise<Flood> {
  let unexpected = 0
  const flood = autocannon({
    url: `${address}/api/security/login`,
    connections: 50,
    overallRate: signInsPerSecond,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(someCredentials()) }),
        onResponse(status) {
          if (![401, 429, 503].includes(status)) unexpected += 1
        },
      },
    ],
  })
  const { latency, errors, non2xx } = await autocannon({
    url: `${address}/api/catalogue`,
    connections: 5,
    overallRate: 100,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  const { errors: broken } = await flood
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of the visitors were turned away`)
  return { catalogueP97: latency.p97_5, unexpected: unexpected + broken }
}

function someCredentials() {
  const mark = Math.random().toString(36).slice(2)
  return { email: `nadie-${mark}@ejemplo.cu`, password: 'a'.repeat(64) }
}
