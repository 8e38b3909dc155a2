import { lettersAndDigits } from '../platform/letters-and-digits.ts'

export const longestSerial = 60

/** What manufacturers print: signs of ASCII, with a letter or a digit. */
export function isSerial(typed: string): boolean {
  return /^[ -~]+$/.test(typed) && lettersAndDigits(typed) !== ''
}

const imeiPattern = /^[\d\s./-]+$/

/** 15 digits whose last one is the check digit of Luhn (3GPP TS 23.003, annex B). Signs between them do not matter. */
export function isImei(typed: string): boolean {
  if (!imeiPattern.test(typed)) return false
  const digits = lettersAndDigits(typed)
  if (digits.length !== 15 || /^0+$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
