/** What is wrong with the length of a typed password; undefined where nothing is. */
export type PasswordComplaint = 'min6' | 'min8' | 'max20'

/** A §5: 8 to 20 on sign-in and registration. */
export function enteredPasswordComplaint(typed: string): PasswordComplaint | undefined {
  if (typed.length < 8) return 'min8'
  return typed.length > 20 ? 'max20' : undefined
}

/** B §5 says 6 on change and recovery, but a shorter one could never sign in again (DECISIONS 2.3). */
export function newPasswordComplaint(typed: string): PasswordComplaint | undefined {
  return typed.length < 6 ? 'min6' : enteredPasswordComplaint(typed)
}
