import { isSettingKey } from '@tecnoclick/contract/site/settings/read-settings'
import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { office } from '@tecnoclick/messages/office'
import { expect, test } from 'vitest'
import { describeSetting } from './describe-setting.ts'
import { amountError, fromForm, settingEditors, settingError, toForm } from './setting-form.ts'
import { settingGroups } from './setting-groups.ts'

const keys = Object.keys(initialSettings).filter(isSettingKey)
const currencies = [
  { code: 'USD', symbol: '$', decimals: 2 },
  { code: 'CUP', symbol: 'CUP', decimals: 2 },
]
const describe = (key: SettingKey, value: unknown) => describeSetting(key, value, currencies)

test('every setting is in exactly one group', () => {
  const grouped = settingGroups.flatMap((group) => group.keys)
  expect(grouped.toSorted()).toEqual(keys.toSorted())
})

test('an unchanged value survives its form', () => {
  for (const key of keys) {
    const editor = settingEditors[key]
    if (!editor) continue
    const form = toForm(editor, initialSettings[key])
    expect([key, fromForm(editor, form)]).toEqual([key, initialSettings[key]])
    expect([key, settingError(key, editor, form)]).toEqual([key, undefined])
  }
})

test('lines are trimmed and empty ones removed', () => {
  expect(fromForm({ kind: 'lines' }, ' +53 1 \n\n+53 2\n')).toEqual(['+53 1', '+53 2'])
  expect(fromForm({ kind: 'lines' }, '')).toEqual([])
})

test.each([
  ['2.50', 250],
  ['2,5', 250],
  [' 1000 ', 100_000],
  ['CUP 1,000.00', 100_000],
])('%j is an amount', (typed, minor) => {
  expect(amountError(typed)).toBeUndefined()
  expect(fromForm({ kind: 'money' }, { USD: typed, CUP: '' })).toEqual({ USD: minor })
})

test.each(['x', '-1', '1.234', '1e3'])('%j is not an amount', (typed) => {
  expect(amountError(typed)).toBe(office.settings.badAmount)
  expect(settingError('deliveryFee', { kind: 'money' }, { USD: typed })).toBe(office.settings.badAmount)
})

test.each([
  ['storeName', '   ', office.settings.badLine],
  ['mapUrl', 'javascript:alert(1)', office.settings.badUrl],
  ['supportPhone', 'hola', office.settings.badPhone],
  ['phones', 'hola', office.settings.badPhones],
  ['email', 'hola', office.settings.badEmail],
  ['coordinates', 'aquí', office.settings.badCoordinates],
  ['reservationHours', '1.5', office.settings.badCount],
  ['reservationHours', '', office.settings.badCount],
  ['mlcPrices', { retail: '1.333', wholesale: '1', step: '0.01', direction: 'up' }, office.settings.mlc.bad],
  ['address', 'x'.repeat(2001), office.settings.tooLong],
] as const)('%s refuses %j before it is sent', (key, form, reason) => {
  const editor = settingEditors[key]
  expect(editor && settingError(key, editor, form)).toBe(reason)
})

test('values are described as text', () => {
  expect(describe('reservationHours', 1)).toEqual(['1 hora'])
  expect(describe('productLinks', 'everyone')).toEqual([office.settings.choices.everyone])
  expect(describe('deliveryFee', { USD: 50, CUP: 25_000 })).toEqual(['$0.50 USD', 'CUP 250.00'])
  expect(describe('hours', [{ days: [1, 2, 7], opens: '09:00', closes: '18:00' }])).toEqual([
    'Lunes, martes y domingo, de 09:00 a 18:00',
  ])
  expect(describe('freeDeliveryFrom', {})).toEqual([])
  expect(describe('mlcPrices', { retail: 133, wholesale: 120, step: 10, direction: 'up' })).toEqual([
    'Minorista × 1.33, mayorista × 1.20; a 0.10, hacia arriba',
  ])
  expect(describe('logo', null)).toEqual([])
})

test('an invalid stored value is shown as JSON', () => {
  expect(describe('reservationHours', { odd: true })).toEqual(['{"odd":true}'])
})
