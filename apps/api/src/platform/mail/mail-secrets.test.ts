import { expect, test } from 'vitest'
import { createMailSecrets, maskSecrets, openBody, placeholder } from './mail-secrets.ts'

const secrets = createMailSecrets('a key of this machine, long enough')
const to = 'ana@ejemplo.cu'
const body = { html: `<b>${placeholder('code')}</b>`, text: `${placeholder('code')} ${placeholder('token')}` }

test('what is sealed is unreadable, differs every time, and is put in when the mail is sent', () => {
  const sealed = secrets.seal(to, { code: '0042', token: 'tok-en_1' })
  expect(sealed.toString('latin1')).not.toContain('0042')
  expect(secrets.seal(to, { code: '0042', token: 'tok-en_1' }).equals(sealed)).toBe(false)
  expect(openBody(secrets, { to, ...body, secrets: sealed })).toEqual({
    html: '<b>0042</b>',
    text: '0042 tok-en_1',
    headers: {},
  })
})

test('another key, another recipient or a changed byte opens nothing', () => {
  const sealed = secrets.seal(to, { code: '0042', token: 'x' })
  expect(createMailSecrets('another key').open(to, sealed)).toBeUndefined()
  expect(secrets.open('otra@ejemplo.cu', sealed)).toBeUndefined()
  for (const at of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at)
    expect(secrets.open(to, changed)).toBeUndefined()
  }
  for (const nonsense of [Buffer.alloc(0), Buffer.alloc(20)])
    expect(secrets.open(to, nonsense)).toBeUndefined()
  expect(openBody(secrets, { to, ...body, secrets: null })).toBeUndefined()
})

test('a mail without secrets is sent as it is', () => {
  const plain = { html: '<p>Hola</p>', text: 'Hola' }
  expect(openBody(secrets, { to, ...plain, secrets: null })).toEqual({ ...plain, headers: {} })
})

test('staff see dots', () => {
  expect(maskSecrets(body.text)).toBe('•••• ••••')
})

test('a secret that could be markup is refused', () => {
  expect(() => secrets.seal(to, { code: '<b>' })).toThrow('letters, digits')
})
