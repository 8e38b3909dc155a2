import { expect, test } from 'vitest'
import { welcome } from './welcome.ts'

const configuration = {
  publicUrl: undefined,
  jobs: 'inline',
  smtpUrl: undefined,
  dataDir: '/srv/tienda/data',
  rateLimitFactor: 1,
  demoSignIn: false,
  secretKey: undefined,
  connectionsPerClient: 256,
} as const

test('it names the address, the accounts and their password', () => {
  const text = welcome({
    configuration,
    hasDemoAccounts: true,
    host: '127.0.0.1',
    port: 3000,
    exposed: false,
  })
  expect(text).toContain('http://localhost:3000\n')
  for (const expected of [
    'cliente@demo.cu',
    'empresa@demo.cu',
    'admin@demo.cu',
    'redactor@demo.cu',
    'mensajero@demo.cu',
    'Demo1234',
  ])
    expect(text).toContain(expected)
  expect(text).toContain('solo se atiende a esta máquina')
  expect(text).toContain('/srv/tienda/data/outbox')
})

test('a store without demo accounts tells nothing of them', () => {
  const text = welcome({ configuration, hasDemoAccounts: false, host: undefined, port: 80, exposed: true })
  expect(text).not.toMatch(/demo|Demo1234|HOST/)
})

test('demo accounts in a shop that others can reach are warned about', () => {
  const facts = { hasDemoAccounts: true, host: '127.0.0.1', port: 3000, exposed: true }
  const refused = welcome({ configuration, ...facts })
  expect(refused).toContain('⚠')
  expect(refused).toContain('No pueden entrar')
  expect(refused).not.toContain('Demo1234')
  const open = welcome({ configuration: { ...configuration, demoSignIn: true }, ...facts })
  expect(open).toContain('cualquiera entra con ellas desde fuera')
  expect(open).toContain('Demo1234')
  expect(welcome({ configuration, ...facts, exposed: false })).not.toContain('⚠')
})

test('raised limits cause a warning', () => {
  const loose = { ...configuration, rateLimitFactor: 1000 }
  expect(
    welcome({ configuration: loose, hasDemoAccounts: false, host: 'x', port: 1, exposed: true }),
  ).toContain('RATE_LIMIT_FACTOR=1000')
})

test('jobs that run apart without a common key are warned about', () => {
  const facts = { hasDemoAccounts: false, host: 'x', port: 1, exposed: true }
  const apart = { ...configuration, jobs: 'off' } as const
  expect(welcome({ configuration: apart, ...facts })).toContain('SECRET_KEY')
  expect(welcome({ configuration: { ...apart, secretKey: 'x'.repeat(32) }, ...facts })).not.toContain('⚠')
})

test('the public URL is shown if set', () => {
  const outside = { ...configuration, publicUrl: 'https://tienda.example', smtpUrl: 'smtp://mail' }
  const text = welcome({
    configuration: outside,
    hasDemoAccounts: false,
    host: '10.0.0.7',
    port: 3000,
    exposed: true,
  })
  expect(text).toContain('https://tienda.example/admin')
  expect(text).not.toContain('outbox')
})
