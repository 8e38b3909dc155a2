import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { hours } from '@tecnoclick/domain/platform/duration'

/** The shop's key: browsers take messages of a subscription from its holder alone (RFC 8292). */
export interface VapidKeys {
  /** A point in 65 bytes, base64url: the browser subscribes with it. */
  publicKey: string
  /** PKCS 8. */
  privateKey: Buffer
}

/** RFC 8292 allows a day; the clock of a server here may be hours ahead. */
const tokenLife = hours(12)

export function newVapidKeys(): VapidKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
  }
}

interface Claim {
  endpoint: string
  /** How the push service reaches the shop: a mail address or a page. */
  contact: string
  now: Date
}

/** The header `authorization` of a push message. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, { endpoint, contact, now }: Claim): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + tokenLife) / 1000),
    sub: contact,
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

/** The key of a header as Node verifies with it. */
export function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const part = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' })
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
