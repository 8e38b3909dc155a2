import { minutes } from '../platform/duration.ts'

/** people.md#second-factor */
export const secondFactorMethods = ['passkey', 'totp', 'backupCode'] as const

export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Between the right password and the second factor. */
export const signInChallengeLife = minutes(5)
export const signInChallengeTries = 5

/** How long a session counts as confirmed, so that it may do what needs a confirmation. */
export const confirmationLife = minutes(10)

export const longestPasskeyName = 60
export const passkeysPerAccount = 10

/** RFC 6238 with the values that every authenticator app supports. */
export const totpPeriodSeconds = 30
export const totpDigits = 6

/** One period to either side: phones' clocks are a little off. */
export const totpWindow = 1

export function isTotpCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}

export const backupCodesPerAccount = 10
const backupCodeLength = 10

/** Crockford's base 32: no I, L, O or U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 50 random bits as two groups: '7K2M9-QX4TB'. Each byte chooses one character. */
export function formatBackupCode(random: Uint8Array): string {
  const characters = Array.from(random.subarray(0, backupCodeLength), (byte) => alphabet[byte % 32])
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`
}

/** As typed from paper: any case, with or without the hyphen, O for 0, I and L for 1. */
export function normalizeBackupCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{10}$/.test(plain)) return undefined
  return `${plain.slice(0, 5)}-${plain.slice(5)}`
}

/** Whether what needs a confirmation may be done without asking again. */
export function isConfirmed(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < confirmationLife
}
