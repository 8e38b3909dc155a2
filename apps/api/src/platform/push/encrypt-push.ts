import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

const curve = 'prime256v1'
const recordSize = 4096
const tagBytes = 16
const lastRecord = Buffer.from([2])

/** Of a subscription: the public key of the browser, and a secret that the push service does not know. */
export interface PushKeys {
  p256dh: Buffer
  auth: Buffer
}

/** Given by tests alone. */
interface Chosen {
  salt?: Buffer
  ephemeral?: ECDH
}

/** The body of a push message as the browser decrypts it: RFC 8291, in one record of RFC 8188. */
export function encryptPush(plain: Buffer, { p256dh, auth }: PushKeys, chosen: Chosen = {}): Buffer {
  const { salt = randomBytes(16), ephemeral = newPair() } = chosen
  const ownPublic = ephemeral.getPublicKey()
  const shared = ephemeral.computeSecret(p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic])
  const secret = derive(shared, auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes })
  const sealed = [cipher.update(plain), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, uint32(recordSize), Buffer.from([ownPublic.length]), ownPublic, ...sealed])
}

/** Whether it is a point of the curve in 65 bytes: another one cannot be encrypted for. */
export function isPushKey(key: Buffer): boolean {
  if (key.length !== 65 || key[0] !== 4) return false
  try {
    newPair().computeSecret(key)
    return true
  } catch {
    return false
  }
}

function newPair(): ECDH {
  const pair = createECDH(curve)
  pair.generateKeys()
  return pair
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
