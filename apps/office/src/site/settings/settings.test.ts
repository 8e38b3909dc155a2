import { initialSettings, isSettingKey, type SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { expect, test } from 'vitest'
import { describeSetting } from './describe-setting.ts'
import { settingEditors } from './setting-editors.ts'
import { amountComplaint, complaint, fromForm, toForm } from './setting-form.ts'
import { settingGroups } from './setting-groups.ts'

const keys = Object.keys(initialSettings).filter(isSettingKey)
const currencies = [
  { code: 'USD', symbol: '$', decimals: 2 },
  { code: 'CUP', symbol: 'CUP', decimals: 2 },
]
const words = (key: SettingKey, value: unknown) => describeSetting(key, value, currencies)

test('every setting stands in one group', () => {
  const grouped = settingGroups.flatMap((group) => group.keys)
  expect(grouped.toSorted()).toEqual(keys.toSorted())
})

test('a value that goes through the form unchanged comes out the same', () => {
  for (const key of keys) {
    const editor = settingEditors[key]
    if (!editor) continue
    const form = toForm(editor, initialSettings[key])
    expect([key, fromForm(editor, form)]).toEqual([key, initialSettings[key]])
    expect([key, complaint(key, editor, form)]).toEqual([key, undefined])
  }
})

test('lines are trimmed and empty ones dropped', () => {
  expect(fromForm({ kind: 'lines' }, ' +53 1 \n\n+53 2\n')).toEqual(['+53 1', '+53 2'])
  expect(fromForm({ kind: 'lines' }, '')).toEqual([])
})

test.each([
  ['2.50', 250],
  ['2,5', 250],
  [' 1000 ', 100_000],
])('%j is an amount', (typed, minor) => {
  expect(amountComplaint(typed)).toBeUndefined()
  expect(fromForm({ kind: 'money' }, { USD: typed, CUP: '' })).toEqual({ USD: minor })
})

test.each(['x', '-1', '1.234', '1,000.00', '1e3'])('%j is none', (typed) => {
  expect(amountComplaint(typed)).toBe(office.settings.badAmount)
  expect(complaint('deliveryFee', { kind: 'money' }, { USD: typed })).toBe(office.settings.badAmount)
})

test.each([
  ['storeName', '   ', office.settings.badLine],
  ['mapUrl', 'javascript:alert(1)', office.settings.badUrl],
  ['reservationHours', '1.5', office.settings.badCount],
  ['reservationHours', '', office.settings.badCount],
  ['address', 'x'.repeat(2001), office.settings.tooLong],
] as const)('%s refuses %j before it is sent', (key, form, reason) => {
  const editor = settingEditors[key]
  expect(editor && complaint(key, editor, form)).toBe(reason)
})

test('values are told in words', () => {
  expect(words('reservationHours', 1)).toEqual(['1 hora'])
  expect(words('productLinks', 'everyone')).toEqual([office.settings.choices.everyone])
  expect(words('deliveryFee', { USD: 50, CUP: 25_000 })).toEqual(['$0.50 USD', 'CUP 250.00'])
  expect(words('hours', [{ days: [1, 2, 7], opens: '09:00', closes: '18:00' }])).toEqual([
    'Lunes, martes y domingo, de 09:00 a 18:00',
  ])
  expect(words('freeDeliveryFrom', {})).toEqual([])
  expect(words('logo', null)).toEqual([])
})

test('a stored value that fits no rule is shown as it is', () => {
  expect(words('reservationHours', { odd: true })).toEqual(['{"odd":true}'])
})
