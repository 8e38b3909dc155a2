import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { configurationVariables, readConfiguration } from './configuration.ts'
import { Fault } from './fault.ts'

function problemOf(environment: Record<string, string>): string {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return ''
}

test('the default is a demo store with an embedded database', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: true,
    trustedProxies: 0,
    rateLimitFactor: 1,
    connectionsPerClient: 256,
    shedLagMs: 200,
    processes: availableParallelism(),
    jobs: 'inline',
  })
})

test('development uses one process, which Vite may keep busy', () => {
  expect(readConfiguration({ NODE_ENV: 'development' })).toMatchObject({
    processes: 1,
    production: false,
    shedLagMs: 60_000,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual(
    readConfiguration({}),
  )
})

test('an external database has no demo data by default', () => {
  const DATABASE_URL = 'postgres://shop@db/shop'
  expect(readConfiguration({ DATABASE_URL }).demo).toBe(false)
  expect(readConfiguration({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(readConfiguration({ DEMO: '0' }).demo).toBe(false)
})

test('demo accounts may sign in from outside only where DEMO=1 was said', () => {
  expect(readConfiguration({}).demoSignIn).toBe(false)
  expect(readConfiguration({ DEMO: '1' }).demoSignIn).toBe(true)
})

test('TRUST_PROXY is a switch or a number of proxies', () => {
  expect(readConfiguration({ TRUST_PROXY: 'true' }).trustedProxies).toBe(1)
  expect(readConfiguration({ TRUST_PROXY: 'no' }).trustedProxies).toBe(0)
  expect(readConfiguration({ TRUST_PROXY: '2' }).trustedProxies).toBe(2)
})

test('PUBLIC_URL loses its trailing slash and has no path', () => {
  expect(readConfiguration({ PUBLIC_URL: 'https://tienda.example/' }).publicUrl).toBe(
    'https://tienda.example',
  )
  expect(problemOf({ PUBLIC_URL: 'https://tienda.example/shop' })).toContain('PUBLIC_URL')
  expect(problemOf({ PUBLIC_URL: 'tienda.example' })).toContain('PUBLIC_URL')
})

test('SHED_LAG_MS is a positive number of milliseconds', () => {
  expect(readConfiguration({ SHED_LAG_MS: '2000' }).shedLagMs).toBe(2000)
  for (const SHED_LAG_MS of ['0', '49', '60001', '1.5', 'soon']) {
    expect(problemOf({ SHED_LAG_MS })).toContain('SHED_LAG_MS debe ser un número entero entre 50 y 60000')
  }
})

test('all problems are reported together, in one sentence', () => {
  const sentence = problemOf({ PORT: '99999', JOBS: 'sometimes', SMTP_URL: 'mail.example', DEMO: 'perhaps' })
  for (const name of ['PORT', 'JOBS', 'SMTP_URL', 'DEMO']) expect(sentence).toContain(name)
  expect(sentence).not.toContain('\n')
})

test('an administrator needs an address and a valid password', () => {
  expect(problemOf({ ADMIN_EMAIL: 'a@b.cu' })).toContain('ADMIN_PASSWORD')
  expect(problemOf({ ADMIN_EMAIL: 'a@b.cu', ADMIN_PASSWORD: 'short' })).toContain('ADMIN_PASSWORD')
  expect(readConfiguration({ ADMIN_EMAIL: 'a@b.cu', ADMIN_PASSWORD: 'LongEnough1' }).admin?.email).toBe(
    'a@b.cu',
  )
})

test('a common password is refused for the administrator, and there is no default', () => {
  expect(problemOf({ ADMIN_EMAIL: 'a@b.cu', ADMIN_PASSWORD: 'Demo1234' })).toContain('fácil de adivinar')
  expect(problemOf({ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'LongEnough1' })).toContain('correo')
  expect(readConfiguration({}).admin).toBeUndefined()
})

test('an error names the variable without its value, which may be a secret', () => {
  expect(problemOf({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2')
})

test.each(['docs/operations/variables.md', '.env.example'])('%s lists every variable', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  expect(configurationVariables.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})
