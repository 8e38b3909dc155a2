import autocannon from 'autocannon'

export interface Flood {
  /** Percentile 97.5 of catalogue responses in milliseconds; the budget is for percentile 95. */
  catalogueP97: number
  /** Sign-ins without a 401, 429 or 503. */
  unexpected: number
}

const signInsPerSecond = 200
const seconds = 10

/**
 * A flood of sign-ins, each with another e-mail address to avoid the limit per account, while visitors browse at a
 * normal pace. The catalogue must stay fast.
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
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests were refused`)
  return { catalogueP97: latency.p97_5, unexpected: unexpected + broken }
}

function someCredentials() {
  const mark = Math.random().toString(36).slice(2)
  return { email: `nadie-${mark}@ejemplo.cu`, password: 'a'.repeat(64) }
}
