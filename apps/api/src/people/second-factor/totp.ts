import { randomBytes } from 'node:crypto'
import { totpDigits, totpPeriodSeconds, totpWindow } from '@tecnoclick/domain/people/second-factor'
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

export function createTotpSecret(): Buffer {
  return randomBytes(secretBytes)
}

function totpOf(secret: Buffer, issuer = '', label = ''): TOTP {
  return new TOTP({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    digits: totpDigits,
    period: totpPeriodSeconds,
    issuer,
    label,
  })
}

export function describeTotp(secret: Buffer, issuer: string, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, issuer, label)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The period that the code is valid for, if that is later than the last one used. */
export function acceptedPeriod(
  secret: Buffer,
  code: string,
  { now, lastPeriod }: { now: Date; lastPeriod: number },
): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: totpWindow })
  if (delta === null) return undefined
  const period = TOTP.counter({ period: totpPeriodSeconds, timestamp }) + delta
  return period > lastPeriod ? period : undefined
}
