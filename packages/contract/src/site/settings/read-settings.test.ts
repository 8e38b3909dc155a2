import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { isSettingKey, isSettingValue, publicSettings, readSettings } from './read-settings.ts'

test('every initial value is valid, also after a round trip through JSON', () => {
  for (const [key, value] of Object.entries(initialSettings)) {
    if (!isSettingKey(key)) throw new Error(`${key} is not a setting`)
    expect(isSettingValue(key, JSON.parse(JSON.stringify(value))), key).toBe(true)
  }
})

test('a stored row replaces the initial value', () => {
  const settings = readSettings([
    { key: 'storeName', value: 'Otra Tienda' },
    { key: 'deliveryFee', value: { CUP: 25000 } },
  ])
  expect(settings.storeName).toBe('Otra Tienda')
  expect(settings.deliveryFee).toEqual({ CUP: 25000 })
  expect(settings.tagline).toBe(initialSettings.tagline)
})

test('invalid rows are ignored', () => {
  const rows = [
    { key: 'storeName', value: 'Línea uno\r\nBcc: x@y.cu' },
    { key: 'reservationHours', value: -1 },
    { key: 'mailRetentionDays', value: 1 },
    { key: 'productLinks', value: 'nobody' },
    { key: 'mapUrl', value: 'javascript:alert(1)' },
    { key: 'hours', value: [{ days: [8], opens: '09:00', closes: '18:00' }] },
    { key: '__proto__', value: 'x' },
    { key: 'unknown', value: 1 },
  ]
  expect(readSettings(rows)).toEqual(initialSettings)
})

test('accounts and staff settings are not among the public ones', () => {
  const shown = publicSettings(initialSettings)
  expect(shown.storeName).toBe('TecnoClick')
  for (const kept of [
    'transferAccounts',
    'transferQrTemplate',
    'businessId',
    'lowStockFrom',
    'mailRetentionDays',
  ]) {
    expect(shown).not.toHaveProperty(kept)
  }
})
