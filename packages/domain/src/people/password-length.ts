/** What is wrong with the length of a typed password; undefined if nothing is. */
export type PasswordComplaint = 'min6' | 'min8' | 'max128'

export const longestPassword = 128

/** 8 to 128 characters on sign-in and registration (people.md#registration, decision 029). */
export function enteredPasswordComplaint(typed: string): PasswordComplaint | undefined {
  if (typed.length < 8) return 'min8'
  return typed.length > longestPassword ? 'max128' : undefined
}

/**
 * Change and recovery have their own text below 6 characters; a password under 8 could never sign in
 * (people.md#password-transform).
 */
export function newPasswordComplaint(typed: string): PasswordComplaint | undefined {
  return typed.length < 6 ? 'min6' : enteredPasswordComplaint(typed)
}
