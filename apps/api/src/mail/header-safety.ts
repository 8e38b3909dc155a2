/** Text that could smuggle a header, a second recipient or a second message into a mail. */
export class UnsafeMailError extends Error {
  override readonly name = 'UnsafeMailError'
}

/**
 * One bare ASCII address. Wider than the form rule of B §5, since the shop's own address may end in `.store`; still too
 * narrow for a display name, a list, a quoted local part or a line break.
 */
const oneAddress = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/

/** C0 and C1 controls, and the two line separators some programs break at. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u

export function requireOneAddress(field: string, value: string): string {
  if (value.length > 254 || !oneAddress.test(value))
    throw new UnsafeMailError(`${field} is not one mail address`)
  return value
}

export function requireOneLine(field: string, value: string, longest: number): string {
  if (value.trim() === '' || value.length > longest || controlCharacter.test(value)) {
    throw new UnsafeMailError(`${field} is not one line of 1 to ${longest} characters`)
  }
  return value
}
