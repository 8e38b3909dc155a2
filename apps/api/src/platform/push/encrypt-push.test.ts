import { createECDH, verify } from 'node:crypto'
import { hours } from '@tecnoclick/domain/platform/duration'
import { expect, test } from 'vitest'
import { encryptPush, isPushKey } from './encrypt-push.ts'
import { newVapidKeys, vapidHeader } from './sign-push.ts'
import { decryptPush, readVapid } from './testing/push-server.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const example = {
  plain: 'When I grow up, I want to be a watermelon',
  senderKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  receiverKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is encrypted as the example of RFC 8291', () => {
  const ephemeral = createECDH('prime256v1')
  ephemeral.setPrivateKey(example.senderKey)
  const { p256dh, auth, salt } = example
  const body = encryptPush(Buffer.from(example.plain), { p256dh, auth }, { salt, ephemeral })
  expect(body.toString('base64url')).toBe(example.body)
})

test('the browser of the tests reads the example, and two messages never look alike', () => {
  const { receiverKey, auth, p256dh } = example
  expect(decryptPush(bytes(example.body), { receiverKey, auth }).toString()).toBe(example.plain)
  const one = encryptPush(Buffer.from('á'), { p256dh, auth })
  expect(one.equals(encryptPush(Buffer.from('á'), { p256dh, auth }))).toBe(false)
  expect(decryptPush(one, { receiverKey, auth }).toString()).toBe('á')
})

test('what is no point of the curve is no key', () => {
  expect(isPushKey(example.p256dh)).toBe(true)
  expect(isPushKey(example.p256dh.subarray(1))).toBe(false)
  expect(isPushKey(Buffer.alloc(65, 4))).toBe(false)
  expect(isPushKey(Buffer.alloc(0))).toBe(false)
})

test('the header is a token for the push service alone, for twelve hours, signed by the key that it names', () => {
  const keys = newVapidKeys()
  const now = new Date('2026-03-02T15:00:00Z')
  const claim = { endpoint: 'https://push.example.net/send/abc?x=1', contact: 'mailto:a@b.cu', now }
  const header = vapidHeader(keys, claim)
  const { claims, signed, signature, key, publicKey } = readVapid(header)
  expect(claims).toEqual({
    aud: 'https://push.example.net',
    exp: (now.getTime() + hours(12)) / 1000,
    sub: 'mailto:a@b.cu',
  })
  expect(key).toBe(keys.publicKey)
  const es256 = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(signed), es256, signature)).toBe(true)
  expect(verify('sha256', Buffer.from(`${signed}x`), es256, signature)).toBe(false)
})
