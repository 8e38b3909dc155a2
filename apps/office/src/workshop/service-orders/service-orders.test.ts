import { expect, test } from 'vitest'
import { deviceName } from './service-orders.ts'

test('the brand is not repeated', () => {
  expect(deviceName('HP', 'hp 15-bs0xx')).toBe('hp 15-bs0xx')
  expect(deviceName('Epson', 'L3250')).toBe('Epson L3250')
  expect(deviceName('Epson', '')).toBe('Epson')
})
