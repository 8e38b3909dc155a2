import { expect, test } from 'vitest'
import { isPermitted, permissions, permissionsOf, staffRoles } from './permissions.ts'

const as = (staffRole: (typeof staffRoles)[number]) => ({
  role: 'admin' as const,
  permissions: permissionsOf(staffRole),
})

test('an administrator may do everything, everybody else less', () => {
  expect(permissionsOf('administrator')).toEqual(permissions)
  for (const role of staffRoles.slice(1)) expect(permissionsOf(role).length).toBeLessThan(permissions.length)
})

test('only an administrator touches prices, settings, staff, API keys, mails and the audit log', () => {
  for (const permission of [
    'prices:write',
    'settings:write',
    'staff:write',
    'apiKeys:write',
    'mails:read',
    'auditLog:read',
  ] as const)
    expect(staffRoles.filter((role) => isPermitted(as(role), permission))).toEqual(['administrator'])
})

test('who may write something may read it', () => {
  for (const role of staffRoles) {
    for (const permission of permissionsOf(role).filter((granted) => /:(write|receive)$/.test(granted))) {
      const reading = permissions.find((known) => known === permission.replace(/:\w+$/, ':read'))
      if (reading) expect(permissionsOf(role), `${role} ${permission}`).toContain(reading)
    }
  }
})

test('a seller takes in devices, and leaves answers and quotes to technicians', () => {
  expect(isPermitted(as('seller'), 'serviceOrders:receive')).toBe(true)
  expect(isPermitted(as('seller'), 'serviceOrders:write')).toBe(false)
  expect(isPermitted(as('editor'), 'serviceOrders:receive')).toBe(false)
})

test('a customer and a visitor are permitted nothing, whatever they claim', () => {
  expect(permissionsOf(null)).toEqual([])
  expect(isPermitted({ role: 'user', permissions }, 'orders:read')).toBe(false)
  expect(isPermitted(undefined, 'orders:read')).toBe(false)
  expect(isPermitted(null, 'orders:read')).toBe(false)
})
