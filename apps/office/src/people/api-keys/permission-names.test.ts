import { permissions } from '@tecnoclick/domain/people/permissions'
import { expect, test } from 'vitest'
import { permissionGroups } from './permission-names.ts'

test('permissions of one subject are one group, each by what may be done', () => {
  expect(permissionGroups(['orders:read', 'stock:read', 'orders:reopen'])).toEqual([
    {
      subject: 'orders',
      label: 'Pedidos',
      choices: [
        { permission: 'orders:read', label: 'Ver' },
        { permission: 'orders:reopen', label: 'Reabrir' },
      ],
    },
    { subject: 'stock', label: 'Existencias', choices: [{ permission: 'stock:read', label: 'Ver' }] },
  ])
})

test('every permission has Spanish words', () => {
  for (const { subject, label, choices } of permissionGroups(permissions)) {
    expect(label).not.toBe(subject)
    for (const choice of choices) expect(choice.label, choice.permission).toMatch(/^[A-Z]/)
  }
})
