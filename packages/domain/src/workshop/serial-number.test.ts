import { expect, test } from 'vitest'
import { lettersAndDigits } from '../platform/letters-and-digits.ts'
import { isImei, isSerial } from './serial-number.ts'

test('a serial is compared without signs, case and width', () => {
  expect(lettersAndDigits(' x4t-19 0a ')).toBe('X4T190A')
  expect(lettersAndDigits('Ｘ４Ｔ190a')).toBe('X4T190A')
  expect(lettersAndDigits(' -- ')).toBe('')
  expect(isSerial('CN-0x/4T#19')).toBe(true)
  for (const wrong of ['', ' -- ', 'Серия', 'X4\u202eT']) expect(isSerial(wrong), wrong).toBe(false)
})

test('an IMEI has 15 digits and a check digit that catches a wrong digit and two neighbours exchanged', () => {
  expect(isImei('490154203237518')).toBe(true)
  expect(isImei('49-015420-323751-8')).toBe(true)
  for (const wrong of [
    '490154203237519',
    '490154203273518',
    '49015420323751',
    '4901542032375180',
    '49015420323751A',
    '000000000000000',
    '',
  ])
    expect(isImei(wrong), wrong).toBe(false)
})
