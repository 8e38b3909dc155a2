import type { CashBook } from '@tecnoclick/contract/money/cash-book/schemas'
import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeRequest } from '../../platform/api/lost-requests.ts'
import { renderOffice, viewer } from '../../platform/testing/render-office.tsx'
import { CashPage } from './cash-page.tsx'

const { cash: texts } = office
const shift = {
  ...{ id: 8, registerId: 1, register: 'Caja principal', clerkId: 3, clerk: 'Yoel' },
  ...{ openedDate: '2026-11-18T15:00:00.000Z', closedDate: null, opening: [], closing: [] },
}
const register = {
  ...{ id: 1, name: 'Caja principal', enable: true, isDefault: true, version: 1, shift: null },
  balances: [{ currency: 'USD', balance: 100, isCounted: true }],
}
const book = (own: boolean): CashBook => ({
  registers: [{ ...register, shift: own ? shift : null }],
  ...{ courierCash: [], bank: [], shiftId: own ? 8 : null },
})
const answers = (own: boolean) => ({
  'GET /api/admin/cash': book(own),
  'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }], total: 1 },
  'POST /api/admin/cash/shifts': book(true),
  'POST /api/admin/cash/shifts/8/close': book(false),
  'POST /api/admin/cash/moves': {},
})

const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))

test('a shift is opened with a count; what is missing asks why', async () => {
  const { asked, countOf } = renderOffice(<CashPage />, answers(false))
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir turno en Caja principal' }))
  await screen.findByRole('textbox', { name: /^Contado en USD/ })
  press(texts.open)
  await screen.findByText(texts.missingCount)
  type(/^Contado en USD/, '90')
  press(texts.open)
  await screen.findByText(texts.missingReason)
  expect(countOf('POST /api/admin/cash/shifts')).toBe(0)
  type(/^Por qué hay \$10.00 USD de menos/, 'Faltaba')
  press(texts.open)
  await screen.findByText(texts.openDone)
  const sent = asked.find(({ call }) => call === 'POST /api/admin/cash/shifts')
  expect(sent?.body).toEqual({ registerId: 1, counts: [{ currency: 'USD', counted: 90, reason: 'Faltaba' }] })
  expect(sent?.key).toBeTruthy()
})

test('notes are added up', async () => {
  renderOffice(<CashPage />, answers(true))
  fireEvent.click(await screen.findByRole('button', { name: texts.close }))
  type('100 USD', '1')
  type('5 USD', '2')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Contado en USD/ }).value).toBe('110.00')
})

test('an expense is entered at the own register with its reason', async () => {
  const { asked } = renderOffice(<CashPage />, answers(true))
  fireEvent.click(await screen.findByRole('button', { name: texts.enter.expense }))
  type(/^Importe/, '12,50')
  press(texts.save)
  await screen.findByText(texts.missingReason)
  type(/^Motivo/, 'Bombillos')
  press(texts.save)
  await screen.findByText(texts.entered)
  const sent = asked.find(({ call }) => call === 'POST /api/admin/cash/moves')
  expect(sent?.body).toEqual({ kind: 'expense', amount: 12.5, reason: 'Bombillos', currency: 'USD' })
})

test('more than is there is not sent: the dialog says how much there is', async () => {
  const { countOf } = renderOffice(<CashPage />, answers(true))
  fireEvent.click(await screen.findByRole('button', { name: texts.enter.payOut }))
  type(/^Importe/, '100.01')
  type(/^Motivo/, 'Cambio')
  press(texts.save)
  await screen.findByText('En la caja solo hay $100.00 USD.')
  expect(countOf('POST /api/admin/cash/moves')).toBe(0)
})

test('after a reload the outcome of a move whose answer was lost is asked for before another is sent', async () => {
  storeRequest({ userId: viewer.id, scope: 'cash-move', id: undefined }, 'lost-1', { at: 0, isLost: true })
  const { asked, countOf } = renderOffice(<CashPage />, {
    ...answers(true),
    'POST /api/outcomes': { state: 'done', id: 31 },
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.enter.expense }))
  await screen.findByText(office.outcomes.scopes['cash-move'].done)
  expect(screen.getByRole('link', { name: office.outcomes.open }).getAttribute('href')).toBe(
    '/admin/cash-moves',
  )
  expect(asked.find(({ call }) => call === 'POST /api/outcomes')?.body).toEqual({
    scope: 'cash-move',
    key: 'lost-1',
  })
  type(/^Importe/, '12.50')
  type(/^Motivo/, 'Bombillos')
  press(texts.save)
  expect(countOf('POST /api/admin/cash/moves')).toBe(0)
})
