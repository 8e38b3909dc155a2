import { expect, test } from 'vitest'
import { familyLinkState, firstNameOf, mayBePaidByFamily } from './family-link.ts'
import { municipalityOf, townOf } from './order-address.ts'

const order = { status: 'PENDIENTE', channel: 'web', total: 1000, paid: 0 } as const
const link = { reportedAt: null, revokedAt: null }
const at = new Date('2026-11-19T12:00:00Z')

test('an open order of the web is paid by the family until it is paid in full', () => {
  expect(mayBePaidByFamily(order)).toBe(true)
  expect(mayBePaidByFamily({ ...order, paid: 999 })).toBe(true)
  expect(mayBePaidByFamily({ ...order, paid: 1000 })).toBe(false)
  expect(mayBePaidByFamily({ ...order, status: 'CANCELADA' })).toBe(false)
  expect(mayBePaidByFamily({ ...order, channel: 'mostrador' })).toBe(false)
})

test('a link is open, reported, paid, closed or revoked', () => {
  expect(familyLinkState(order, link)).toBe('open')
  expect(familyLinkState(order, { ...link, reportedAt: at })).toBe('reported')
  expect(familyLinkState({ ...order, paid: 1000 }, { ...link, reportedAt: at })).toBe('paid')
  expect(familyLinkState({ ...order, status: 'CANCELADA', paid: 1000 }, link)).toBe('closed')
  expect(familyLinkState({ ...order, paid: 1000 }, { ...link, revokedAt: at })).toBe('revoked')
})

test('of the recipient and the address a stranger reads no more than first name and municipality', () => {
  expect(firstNameOf('  Yaima  Pérez Gómez ')).toBe('Yaima')
  expect(firstNameOf('')).toBe('')
  const address = 'Calle 8 #12, Apto 3, Bayamo, Granma'
  expect(municipalityOf(address)).toBe('Bayamo')
  expect(townOf(address)).toBe('Bayamo, Granma')
  expect(municipalityOf('')).toBe('')
  // A line of one part could be a street.
  expect(municipalityOf('Calle 8')).toBe('')
})
