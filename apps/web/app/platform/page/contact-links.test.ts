import { expect, test } from 'vitest'
import { telephoneHref, whatsappHref } from './contact-links.ts'

test('a telephone link has only digits and the plus sign', () => {
  expect(telephoneHref('+53 (23) 42-0101')).toBe('tel:+5323420101')
})

test('a WhatsApp link has only digits', () => {
  expect(whatsappHref('+53 5555 0102')).toBe('https://wa.me/5355550102')
})
