import { hours, minutes } from '../platform/duration.ts'

/** 4 digits, 10 minutes, 5 tries, one valid code per account, 3 codes a day (people.md#password-recovery). */
export const recoveryCodeDigits = 4
export const recoveryCodeLife = minutes(10)
export const recoveryTries = 5
export const recoveryCodesPerDay = 3
export const recoveryDay = hours(24)

/** The number of possible codes; the caller passes a random number below it. */
export const recoveryCodeCount = 10 ** recoveryCodeDigits

/** 42 → '0042'. */
export function formatRecoveryCode(chosen: number): string {
  return String(chosen).padStart(recoveryCodeDigits, '0')
}

export function isRecoveryCode(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}

/** Whether this wrong try invalidates the code. */
export function isLastTry(triesBefore: number): boolean {
  return triesBefore + 1 >= recoveryTries
}
