import { readCoordinates } from '@tecnoclick/domain/site/new-setting'
import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { newSettingSchemas } from './new-settings.ts'
import { isSettingKey } from './read-settings.ts'

const isNewSetting = (key: SettingKey, value: unknown) => newSettingSchemas[key].safeParse(value).success

test('every initial value may be stored again', () => {
  for (const [key, value] of Object.entries(initialSettings)) {
    expect(isSettingKey(key) && isNewSetting(key, value), key).toBe(true)
  }
})

const morning = { days: [1, 2], opens: '09:00', closes: '12:00' }

test.each([
  ['supportPhone', 'hola'],
  ['whatsapp', '123'],
  ['phones', []],
  ['phones', ['+53 5555 0101', 'hola']],
  ['email', 'hola'],
  ['hours', [{ ...morning, closes: '08:00' }]],
  ['hours', [{ ...morning, days: [] }]],
  ['hours', [{ ...morning, days: [1, 1] }]],
  ['hours', [morning, { days: [2, 3], opens: '11:00', closes: '15:00' }]],
  ['socialLinks', [{ network: 'facebook', url: 'https://ejemplo.cu/tienda' }]],
  [
    'socialLinks',
    [
      { network: 'x', url: 'https://x.com/a' },
      { network: 'x', url: 'https://x.com/b' },
    ],
  ],
  ['coordinates', { latitude: 0, longitude: 0 }],
  ['coordinates', { latitude: 91, longitude: 0 }],
  ['mapUrl', 'mapa'],
  ['transferAccounts', { CUP: { account: '1', holder: 'T', bank: 'B', phone: 'hola' } }],
] as const)('%s refuses %j', (key, value) => {
  expect(isNewSetting(key, value)).toBe(false)
})

test('a pause at noon is two spans of a day', () => {
  expect(isNewSetting('hours', [morning, { ...morning, opens: '13:00', closes: '18:00' }])).toBe(true)
  expect(isNewSetting('hours', [])).toBe(true)
})

test('phones are stored in one form', () => {
  expect(newSettingSchemas.supportPhone.parse('55550101')).toBe('+53 5555 0101')
  expect(newSettingSchemas.phones.parse(['23420101'])).toEqual(['+53 23 420 101'])
  expect(newSettingSchemas.storeName.parse('55550101')).toBe('55550101')
})

test.each([
  ['20.3857, -76.6465', { latitude: 20.3857, longitude: -76.6465 }],
  ['20.3857 -76.6465', { latitude: 20.3857, longitude: -76.6465 }],
  ['aquí', undefined],
  ['20.3857', undefined],
])('%j reads as %j', (text, place) => {
  expect(readCoordinates(text)).toEqual(place)
})
