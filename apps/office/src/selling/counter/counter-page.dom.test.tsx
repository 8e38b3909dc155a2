import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { officeClient } from '../../platform/api/office-client.ts'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { paymentMethodCalls } from '../payments/method-list.tsx'
import { CounterPage } from './counter-page.tsx'

const product = {
  id: 7,
  sku: 'TINTA-7',
  name: 'Tinta negra',
  price: 12.5,
  priceAlt: 4000,
  priceMayorista: null,
  priceMayoristaAlt: null,
  stock: 9,
  options: [],
  enable: true,
}
const sold = {
  id: 48,
  noSellOrden: 'ORDEN-048',
  status: 'COMPLETADA',
  currency: 'USD',
  total: 12.5,
  customer: { name: '', clicode: null },
  items: [],
  additionalLines: [],
  subtotal: 12.5,
  paid: 12.5,
  due: 0,
  paymentMethod: 'cash',
  payment: null,
  payments: [
    { id: 1, state: 'verified', method: 'transfer', amount: 4.5, currency: 'USD' },
    { id: 2, state: 'verified', method: 'cash', amount: 8, currency: 'USD', received: 15.5 },
  ],
  recipient: { name: '', phone: null },
  history: [],
  orderDate: '2026-03-02T15:00:00.000Z',
  pickupPoint: '',
}
const methods = [
  { id: 1, code: 'cash', name: { es: 'Efectivo' }, enable: true, position: 1 },
  { id: 2, code: 'transfer', name: { es: 'Transferencia' }, enable: true, position: 2 },
]
const quoting = 'POST /api/admin/sellorders/quote'
const selling = 'POST /api/sellorders/counter'
const { counter } = office

/** With one product in the sale. */
async function open(answers: Parameters<typeof renderOffice>[1] = {}) {
  const rendered = renderOffice(
    <CounterPage />,
    {
      'GET /api/admin/products': { data: [product], total: 1 },
      'GET /api/admin/payment-methods': { data: methods, total: 2 },
      'GET /api/admin/counter': { discountPercent: 0 },
      [quoting]: { additionalLines: [], refused: [] },
      'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }] },
      ...answers,
    },
    '/admin/counter',
    { 'payment-methods': paymentMethodCalls(officeClient) },
  )
  const search = screen.getByLabelText(counter.find)
  fireEvent.change(search, { target: { value: product.sku } })
  fireEvent.keyDown(search, { key: 'Enter' })
  await screen.findByText(product.name)
  return rendered
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sell = () => press(/^Cobrar/)
const pay = (method: string) => fireEvent.click(screen.getByLabelText(method))
const question = () => screen.findByRole('alertdialog')

test('a sale that was confirmed twice is sent once, with what was shown', async () => {
  const { asked, countOf } = await open({ [selling]: refusal('unavailable') })
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  sell()
  const yes = within(await question()).getByRole('button', { name: /^Cobrar/ })
  act(() => {
    fireEvent.click(yes)
    fireEvent.click(yes)
  })
  await expect.poll(() => countOf('POST /api/outcomes')).toBeGreaterThan(0)
  expect(countOf(selling)).toBe(1)
  expect(asked.find(({ call }) => call === selling)?.body).toMatchObject({
    items: [{ productId: 7, quantity: 1 }],
    confirmedTotal: 12.5,
    paymentMethod: 'cash',
  })
})

test('why a sale cannot be quoted is said, and no total is confirmed that the server would refuse', async () => {
  const { asked, countOf } = await open({ [quoting]: refusal('conflict'), [selling]: refusal('unavailable') })
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  await expect.poll(() => asked.some(({ call, body }) => call === quoting && body.paymentMethod)).toBe(true)
  await screen.findByText(es.errors.conflict)
  sell()
  fireEvent.click(within(await question()).getByRole('button', { name: /^Cobrar/ }))
  await expect.poll(() => countOf(selling)).toBe(1)
  expect(asked.find(({ call }) => call === selling)?.body).not.toHaveProperty('confirmedTotal')
})

test('a missing method and a missing reason are said beside the choice, and nothing is sent', async () => {
  const { countOf } = await open()
  await screen.findByLabelText('Efectivo')
  sell()
  await screen.findByText(counter.missingMethod)
  pay(counter.unpaid)
  sell()
  await screen.findByText(counter.missingReason)
  expect(screen.getByLabelText(new RegExp(`^${counter.unpaidReason}`)).getAttribute('aria-invalid')).toBe(
    'true',
  )
  expect([screen.queryByRole('alertdialog'), countOf(selling)]).toEqual([null, 0])
})

test('too little cash is said beside the field, and nothing is sent', async () => {
  const { countOf } = await open()
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  const received = () => screen.getByLabelText(new RegExp(`^${counter.received}`))
  fireEvent.change(received(), { target: { value: '12.49' } })
  sell()
  await expect.poll(() => received().getAttribute('aria-invalid')).toBe('true')
  screen.getByText(counter.tooLittle)
  expect([screen.queryByRole('alertdialog'), countOf(selling)]).toEqual([null, 0])
})

test('a refused field has its error beside it, and the sale stays as it was', async () => {
  const refused = refusal('invalid')
  const { error } = await refused.json()
  const body = { error: { ...error, fields: { buyerEmail: 'No es un correo.' } } }
  await open({ [selling]: () => Response.json(body, { status: refused.status }) })
  await screen.findByLabelText('Efectivo')
  fireEvent.change(screen.getByLabelText(counter.email), { target: { value: 'ana@' } })
  pay('Efectivo')
  sell()
  fireEvent.click(within(await question()).getByRole('button', { name: /^Cobrar/ }))
  await screen.findByText('No es un correo.')
  expect(screen.getByLabelText<HTMLInputElement>(counter.email).value).toBe('ana@')
  expect(screen.getByText(product.name)).toBeTruthy()
})

test('a sale whose answer is lost is not sold again: the page leads to it', async () => {
  const { countOf } = await open({ [selling]: 'lost', 'POST /api/outcomes': { state: 'done', id: sold.id } })
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  sell()
  fireEvent.click(within(await question()).getByRole('button', { name: /^Cobrar/ }))
  await screen.findByText(office.outcomes.scopes['sellorders/counter'].done)
  expect(screen.getByRole('link', { name: office.outcomes.open }).getAttribute('href')).toBe(
    '/admin/orders/48',
  )
  expect(screen.queryByRole('button', { name: /^Cobrar/ })).toBeNull()
  expect(countOf(selling)).toBe(1)
})

test('a sale that did not arrive keeps its lines and can be sold again', async () => {
  let isOut = true
  const { asked } = await open({
    [selling]: () => (isOut ? 'lost' : refusal('outOfStock')),
    'POST /api/outcomes': { state: 'notSent' },
  })
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  for (const expected of [office.outcomes.scopes['sellorders/counter'].notSent, es.errors.outOfStock]) {
    sell()
    fireEvent.click(within(await question()).getByRole('button', { name: /^Cobrar/ }))
    await screen.findByText(expected)
    expect(screen.getByText(product.name)).toBeTruthy()
    isOut = false
  }
  expect(new Set(asked.filter(({ call }) => call === selling).map(({ key }) => key)).size).toBe(2)
})

test('after a sale the first scan starts the next one, in the currency of the last', async () => {
  const cup = { code: 'CUP', symbol: 'CUP', decimals: 2 }
  await open({
    [selling]: { ...sold, currency: 'CUP' },
    'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }, cup] },
  })
  await screen.findByRole('option', { name: 'CUP' })
  fireEvent.change(screen.getByLabelText(counter.currency), { target: { value: 'CUP' } })
  pay('Efectivo')
  sell()
  fireEvent.click(within(await question()).getByRole('button', { name: /^Cobrar/ }))
  const next = await screen.findByLabelText(counter.findNext)
  fireEvent.change(next, { target: { value: product.sku } })
  fireEvent.keyDown(next, { key: 'Enter' })
  await screen.findByText(product.name)
  expect(screen.getByLabelText<HTMLSelectElement>(counter.currency).value).toBe('CUP')
  expect(screen.queryByLabelText(counter.findNext)).toBeNull()
})

test('a sale is paid in two currencies with change in another, as it was shown, and again after another rate', async () => {
  const cup = { code: 'CUP', symbol: 'CUP', decimals: 2 }
  let rate = 400
  const { asked, countOf } = await open({
    [selling]: () => {
      rate = 500
      return refusal('rateChanged')
    },
    'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }, cup] },
    'GET /api/payment-rates': () =>
      Response.json({
        data: [
          { currency: 'USD', rate: 1 },
          { currency: 'CUP', rate },
        ],
      }),
  })
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  press(new RegExp(counter.split))
  const part = within(screen.getByRole('group', { name: 'Parte 1' }))
  const fill = (label: string, value: string, within_ = part) =>
    fireEvent.change(within_.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  await part.findByLabelText(counter.paidIn)
  fill(counter.splitMethod, 'transfer')
  fill(counter.paidIn, 'CUP')
  fill(counter.splitAmount, '2000')
  await part.findByText('Paga $5.00 USD · CUP 400.00 = $1.00 USD')
  screen.getByText('Efectivo: $7.50 USD')
  const page = within(document.body)
  fill(counter.received, '10', page)
  fill(counter.changeIn, 'CUP', page)
  screen.getByText('CUP 1,000.00')
  sell()
  const asking = within(await question())
  asking.getByText(/^¿Cobrar \$12.50 USD\? \$7.50 USD Efectivo \+ CUP 2,000.00 Transferencia$/)
  asking.getByText(/Vuelto: CUP 1,000.00/)
  fireEvent.click(asking.getByRole('button', { name: /^Cobrar/ }))
  await expect.poll(() => countOf(selling)).toBe(1)
  expect(asked.find(({ call }) => call === selling)?.body).toMatchObject({
    ...{ paymentMethod: 'cash', received: 10, changeIn: { currency: 'CUP', amount: 1000 }, payIn: null },
    splits: [{ paymentMethod: 'transfer', amount: 2000, currency: 'CUP', settles: 5 }],
  })
  await part.findByText('Paga $4.00 USD · CUP 500.00 = $1.00 USD')
})

test('the receipt has each way of paying with its amount, the change and the end of the warranty', async () => {
  await open({
    [selling]: sold,
    'GET /api/sellorders/48/returns': {
      returns: [],
      lines: [{ name: 'Tinta', warrantyUntil: '2027-03-02' }],
    },
  })
  await screen.findByLabelText('Efectivo')
  pay('Efectivo')
  fireEvent.change(screen.getByLabelText(new RegExp(`^${counter.received}`)), { target: { value: '20' } })
  sell()
  fireEvent.click(within(await question()).getByRole('button', { name: /^Cobrar/ }))
  for (const text of [
    /Transferencia\$4\.50 USD/,
    /Efectivo\$8\.00 USD/,
    /Vuelto\$7\.50 USD/,
    /Garantía hasta el 2\/3\/2027/,
  ])
    await expect.poll(() => document.body.textContent).toMatch(text)
})
