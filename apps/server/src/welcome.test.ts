import { expect, test } from 'vitest'
import { welcome } from './welcome.ts'

const configuration = {
  publicUrl: undefined,
  jobs: 'inline',
  smtpUrl: undefined,
  dataDir: '/srv/tienda/data',
  rateLimitFactor: 1,
} as const

test('it names the address, the accounts and their password', () => {
  const text = welcome({ configuration, hasDemoAccounts: true, host: '127.0.0.1', port: 3000 })
  expect(text).toContain('http://localhost:3000\n')
  for (const told of ['cliente@demo.cu', 'empresa@demo.cu', 'admin@demo.cu', 'redactor@demo.cu', 'Demo1234'])
    expect(text).toContain(told)
  expect(text).toContain('solo se atiende a esta máquina')
  expect(text).toContain('/srv/tienda/data/outbox')
})

test('a store without demo accounts tells nothing of them', () => {
  const text = welcome({ configuration, hasDemoAccounts: false, host: undefined, port: 80 })
  expect(text).not.toMatch(/demo|Demo1234|HOST/)
})

test('known passwords open to the network are warned about', () => {
  const facts = { configuration, hasDemoAccounts: true, port: 3000 }
  expect(welcome({ ...facts, host: '0.0.0.0' })).toContain('⚠')
  expect(welcome({ ...facts, host: '::1' })).not.toContain('⚠')
})

test('loosened limits are warned about', () => {
  const loose = { ...configuration, rateLimitFactor: 1000 }
  expect(welcome({ configuration: loose, hasDemoAccounts: false, host: 'x', port: 1 })).toContain(
    'RATE_LIMIT_FACTOR=1000',
  )
})

test('mails that leave the machine without a public address to link to are warned about', () => {
  const facts = { hasDemoAccounts: false, host: 'x', port: 1 }
  const sending = { ...configuration, smtpUrl: 'smtp://mail' }
  expect(welcome({ configuration: sending, ...facts })).toContain('PUBLIC_URL')
  const known = { ...sending, publicUrl: 'https://tienda.example' }
  expect(welcome({ configuration: known, ...facts })).not.toContain('⚠')
  expect(welcome({ configuration, ...facts })).not.toContain('⚠')
})

test('outside it is known by its public address', () => {
  const outside = { ...configuration, publicUrl: 'https://tienda.example', smtpUrl: 'smtp://mail' }
  const text = welcome({ configuration: outside, hasDemoAccounts: false, host: '10.0.0.7', port: 3000 })
  expect(text).toContain('https://tienda.example/admin')
  expect(text).not.toContain('outbox')
})
