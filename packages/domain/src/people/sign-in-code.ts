import { recoveryGuessWindow, recoveryTries, recoveryWrongGuesses } from './recovery-code.ts'
import type { Role } from './roles.ts'

/** A code by SMS or Telegram that signs in keeps to the limits of recovery (people.md#sign-in-with-a-code). */
export const codeTries = recoveryTries
export const codeGuessWindow = recoveryGuessWindow

/** Staff sign in with their password and second factor alone. */
export function maySignInByCode({ role, activated }: { role: Role; activated: boolean }): boolean {
  return role !== 'admin' && activated
}

/**
 * Whether codes asked from such a network still serve. Guesses at codes that strangers asked for do not stop the owner at a network
 * of theirs.
 */
export function takesCodes(wrong: { known: number; strangers: number }, isKnownNetwork: boolean): boolean {
  return (isKnownNetwork ? wrong.known : wrong.strangers) < recoveryWrongGuesses
}
