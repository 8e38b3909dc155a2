import { expect, test } from 'vitest'
import { readPhone, smsNumber, telephoneLink, whatsappLink } from './phone.ts'

test.each([
  ['55550101', '+53 5555 0101'],
  ['5555 0101', '+53 5555 0101'],
  ['+53 5 555 0101', '+53 5555 0101'],
  ['+53-5555-0101', '+53 5555 0101'],
  ['005355550101', '+53 5555 0101'],
  ['5355550101', '+53 5555 0101'],
  ['53550101', '+53 5355 0101'],
  ['(+53) 5555.0101', '+53 5555 0101'],
  [' 63550101 ', '+53 6355 0101'],
  ['7 830 1234', '+53 7 830 1234'],
  ['(07) 830-1234', '+53 7 830 1234'],
  ['(23) 42-0101', '+53 23 420 101'],
  ['023420101', '+53 23 420 101'],
  ['+53 32 29 1234', '+53 32 291 234'],
  ['+1 (305) 555-0101', '+13055550101'],
  ['0034 612 345 678', '+34612345678'],
])('%s is %s', (typed, expected) => {
  expect(readPhone(typed)).toBe(expected)
})

test.each([
  '',
  'llámame',
  '1234',
  '420101',
  '85550101',
  '+53 555 0101',
  '+53 15550101',
  '+0 123 456 789',
  '555501011',
])('%j is not a phone', (typed) => {
  expect(readPhone(typed)).toBeUndefined()
})

test('reading a phone twice changes nothing', () => {
  for (const phone of ['+53 5555 0101', '+53 7 830 1234', '+53 23 420 101', '+13055550101']) {
    expect(readPhone(phone)).toBe(phone)
  }
})

test('links have digits only, and the text of a chat is ready', () => {
  expect(telephoneLink('5555 0101')).toBe('tel:+5355550101')
  expect(whatsappLink('55550101')).toBe('https://wa.me/5355550101')
  expect(whatsappLink('+13055550101', 'Hola & adiós')).toBe(
    'https://wa.me/13055550101?text=Hola%20%26%20adi%C3%B3s',
  )
})

test('a number from before the rule keeps its digits', () => {
  expect(telephoneLink('42 0101')).toBe('tel:420101')
})

test('only a Cuban mobile gets an SMS', () => {
  expect(smsNumber('5555 0101')).toBe('+5355550101')
  expect(smsNumber('+53 6355 0101')).toBe('+5363550101')
  for (const none of ['7830 1234', '+13055550101', '+53 5555 010', '', '+5355550101;+5355550102'])
    expect(smsNumber(none)).toBeUndefined()
})
