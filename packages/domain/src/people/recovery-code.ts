import { days, hours, minutes } from '../platform/duration.ts'
import type { Role } from './roles.ts'

/** A mail has a code of 4 digits for 10 minutes and 5 tries, and a link for an hour (people.md#password-recovery). */
export const recoveryCodeDigits = 4
export const recoveryCodeLife = minutes(10)
export const recoveryTries = 5
export const recoveryLinkLife = hours(1)

/** Wrong guesses of one account, whoever made them, that switch its codes off until a recovery succeeds. */
export const recoveryWrongGuesses = 10
export const recoveryGuessWindow = days(30)

export const recoveryDay = hours(24)
export const recoveryMailsPerNetwork = 3
/** From all networks together that the account never signed in from. */
export const recoveryMailsForStrangers = 6

/** The number of possible codes; the caller passes a random number below it. */
export const recoveryCodeCount = 10 ** recoveryCodeDigits

/** 42 → '0042'. */
export function formatRecoveryCode(chosen: number): string {
  return String(chosen).padStart(recoveryCodeDigits, '0')
}

export function isRecoveryCode(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}

/** Whether the mail has a code beside the link. Staff recover by the link only. */
export function mayRecoverByCode({ role, codesOff }: { role: Role; codesOff: boolean }): boolean {
  return role !== 'admin' && !codesOff
}

/**
 * Whether a live code takes another guess. Once codes are off, one that was mailed before takes a single guess: somebody
 * else's wrong guesses do not kill the code that the owner is about to type.
 */
export function takesGuess({ tries, codesOff }: { tries: number; codesOff: boolean }): boolean {
  return tries < (codesOff ? 1 : recoveryTries)
}

export interface RecoveryMails {
  /** Of the last day, to this account. */
  fromNetwork: number
  fromStrangers: number
  /** The network is one the account has signed in from, or the asker is signed in. */
  isKnownNetwork: boolean
}

/** Strangers share one allowance, so that they cannot use up that of the owner's own networks. */
export function maySendRecovery({ fromNetwork, fromStrangers, isKnownNetwork }: RecoveryMails): boolean {
  if (fromNetwork >= recoveryMailsPerNetwork) return false
  return isKnownNetwork || fromStrangers < recoveryMailsForStrangers
}
