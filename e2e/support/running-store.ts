/** Where the store under test listens and what it stores into; handed from the set-up to the workers. */
export interface RunningStore {
  address: string
  databaseUrl: string
  secretKey: string
}

const variable = 'E2E_STORE'

export function storeFromEnvironment(): RunningStore | undefined {
  const text = process.env[variable]
  return text === undefined ? undefined : JSON.parse(text)
}

export function requireStore(): RunningStore {
  const store = storeFromEnvironment()
  if (!store) throw new Error('The store under test has not been started')
  return store
}

export function announceStore(store: RunningStore): void {
  process.env[variable] = JSON.stringify(store)
}
