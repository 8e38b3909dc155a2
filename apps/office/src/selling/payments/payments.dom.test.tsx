import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { officeClient } from '../../platform/api/office-client.ts'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { paymentMethodCalls } from './method-list.tsx'
import { RecordPayment } from './record-payment.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const order = {
  id: 12,
  noSellOrden: 'ORDEN-012',
  channel: 'web' as const,
  version: 3,
  due: 25,
  currency: 'USD',
  paymentMethod: null,
  refundDue: 10,
  excess: 0,
  customer: { name: 'Ana', email: 'ana@ejemplo.cu', phone: '53000000', clicode: null, ruccode: null },
  recipient: { name: 'Ana', phone: null },
  payments: [],
}
const [paying, refunding] = [
  'POST /api/admin/sellorders/12/payments',
  'POST /api/admin/sellorders/12/refunds',
]
const methods = [{ id: 1, code: 'cash', name: { es: 'Efectivo' }, enable: true, position: 1, version: 1 }]
const known = { 'GET /api/admin/payment-methods': { data: methods, total: 1 } }
const resources = { 'payment-methods': paymentMethodCalls(officeClient) }
const { orderPayments: payment, orderRefunds: refund } = office

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Before the button is drawn as busy. */
const pressTwice = (name: string) =>
  act(() => {
    press(name)
    press(name)
  })

async function openPayment(answers: Parameters<typeof renderOffice>[1]) {
  const rendered = renderOffice(
    <RecordPayment order={order} isFirst={false} />,
    { ...known, ...answers },
    '/admin',
    resources,
  )
  fireEvent.click(await screen.findByRole('button', { name: payment.add }))
  await screen.findByRole('alertdialog')
  return rendered
}

type Refunded = Parameters<typeof RefundDialog>[0]['order']

function Refund({ payments }: Pick<Refunded, 'payments'>) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return 'Cerrado'
  return <RefundDialog order={{ ...order, payments }} onDone={() => {}} onClose={() => setOpen(false)} />
}

async function openRefund(
  answers: Parameters<typeof renderOffice>[1],
  payments: Refunded['payments'] = order.payments,
) {
  const rendered = renderOffice(<Refund payments={payments} />, { ...known, ...answers }, '/admin', resources)
  await screen.findByRole('option', { name: 'Efectivo' })
  return rendered
}

test('a payment that was pressed twice is sent once', async () => {
  const { asked, countOf } = await openPayment({ [paying]: { ...order, version: 4 } })
  expect(field(/^Importe recibido/).value).toBe('25.00')
  pressTwice(payment.save)
  await screen.findByText(`${payment.added} ${office.customerNews.done}`)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(countOf(paying)).toBe(1)
  expect(asked.find(({ call }) => call === paying)?.body).toMatchObject({ amount: 25, version: 3 })
})

test('the next payment begins with what is missing, and says what is missing after it', async () => {
  await openPayment({})
  type(/^Importe recibido/, '20')
  screen.getByText('$20.00 USD de $25.00 USD, faltan $5.00 USD')
  type(/^Importe recibido/, '30')
  screen.getByText('$30.00 USD de $25.00 USD, $5.00 USD de más')
  press(office.form.cancel)
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  press(payment.add)
  expect(field(/^Importe recibido/).value).toBe('25.00')
})

test.each(['', '0', '-5', '2,555', 'veinte'])(
  'the amount "%s" has its error beside the field',
  async (typed) => {
    const { countOf } = await openPayment({})
    type(/^Importe recibido/, typed)
    press(payment.save)
    await screen.findByText(payment.badAmount)
    expect(field(/^Importe recibido/).getAttribute('aria-invalid')).toBe('true')
    expect(countOf(paying)).toBe(0)
  },
)

test('a code that no bank gives has its error beside the field, and is not sent', async () => {
  const { countOf } = await openPayment({ [paying]: { ...order, version: 4 } })
  type(office.payment.code, 'x')
  press(payment.save)
  await screen.findByText(es.validation.transactionCodeShort)
  expect(field(office.payment.code).getAttribute('aria-invalid')).toBe('true')
  expect(countOf(paying)).toBe(0)
  type(office.payment.code, 'TM1001')
  press(payment.save)
  await screen.findByText(`${payment.added} ${office.customerNews.done}`)
})

test('after a lost answer the payment keeps what was typed, and is sent again once it is known not to be stored', async () => {
  let isOut = true
  const { asked, countOf } = await openPayment({
    [paying]: () => (isOut ? 'lost' : { ...order, version: 4 }),
    'POST /api/outcomes': () => (isOut ? 'lost' : { state: 'notSent' }),
  })
  type(/^Importe recibido/, '12.50')
  type(payment.note, 'Primera parte')
  press(payment.save)
  await screen.findByText(office.outcomes.unknown)
  expect([field(/^Importe recibido/).value, field(payment.note).value]).toEqual(['12.50', 'Primera parte'])
  expect(countOf(paying)).toBe(1)
  isOut = false
  press(payment.save)
  await screen.findByText(`${payment.added} ${office.customerNews.done}`)
  const sent = asked.filter(({ call }) => call === paying)
  expect(sent.map(({ body }) => body.amount)).toEqual([12.5, 12.5])
  expect(sent[0]?.key).toBeTruthy()
  // The first one is closed: a request that arrives late under it is refused.
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

const paid = {
  ...{ id: 1, transactionCode: null, receipt: null, note: '', verifiedDate: null, createdDate: '2026-01-01' },
  ...{ state: 'verified', method: 'cash', amount: 1, settles: 1 },
} as unknown as Refunded['payments'][number]

test('a refund begins with the method of the largest verified payment', async () => {
  const rejected = { ...paid, state: 'rejected', method: 'check', amount: 90, settles: 90 } as const
  await openRefund({}, [
    { ...paid, method: 'transfer', amount: 5, settles: 5 },
    { ...paid, amount: 20, settles: 20 },
    rejected,
  ])
  expect(field(/^Cómo se devolvió/).value).toBe('cash')
})

test('a method that is not offered any more is not chosen', async () => {
  await openRefund({}, [{ ...paid, method: 'check' }])
  expect(field(/^Cómo se devolvió/).value).toBe('')
})

test('a refund needs a method and is sent once', async () => {
  const { countOf } = await openRefund({ [refunding]: { ...order, version: 4 } })
  press(refund.save)
  await screen.findByText(refund.missingMethod)
  expect(field(/^Cómo se devolvió/).getAttribute('aria-invalid')).toBe('true')
  expect(countOf(refunding)).toBe(0)
  type(/^Cómo se devolvió/, 'cash')
  pressTwice(refund.save)
  await screen.findByText('Cerrado')
  expect(countOf(refunding)).toBe(1)
})

test('one payment goes back in its own currency, with what is already back of it', async () => {
  const rate = { paid: 400, settled: 1, day: '2026-03-02' }
  const { asked } = await openRefund({
    'GET /api/admin/sellorders/12/refundable': {
      money: 8,
      payments: [
        { paymentId: null, method: 'cash', currency: 'USD', paid: 5, left: 5, settles: 5, rate: null },
        { paymentId: 4, method: 'cash', currency: 'CUP', paid: 2000, left: 1200, settles: 3, rate },
      ],
    },
    [refunding]: { ...order, version: 4 },
  })
  await screen.findByText('Se entregan $5.00 USD + CUP 1,200.00 + $2.00 USD como saldo a favor')
  screen.getByText(/Ya se devolvieron CUP 800.00. Quedan CUP 1,200.00, que pagaron \$3.00 USD/)
  fireEvent.click(screen.getByRole('radio', { name: 'CUP 2,000.00 · Efectivo' }))
  expect(field(/^Importe devuelto/).value).toBe('3.00')
  type(/^Importe devuelto/, '4')
  screen.getByText(refund.notLeft)
  type(/^Importe devuelto/, '2')
  screen.getByText('Se entregan CUP 800.00')
  press(refund.save)
  await screen.findByText('Cerrado')
  expect(asked.find(({ call }) => call === refunding)?.body).toMatchObject({ amount: 2, paymentId: 4 })
})

test('a refused refund says why and keeps what was typed', async () => {
  await openRefund({ [refunding]: refusal('staleVersion') })
  type(/^Cómo se devolvió/, 'cash')
  type(refund.code, 'TM-1007')
  press(refund.save)
  await screen.findByText(es.errors.staleVersion)
  expect(field(refund.code).value).toBe('TM-1007')
})

test('a refund whose answer is lost is asked for and not sent again', async () => {
  const { countOf } = await openRefund({
    [refunding]: 'lost',
    'POST /api/outcomes': { state: 'done', id: 12 },
  })
  type(/^Cómo se devolvió/, 'cash')
  press(refund.save)
  await screen.findByText(office.outcomes.scopes['order-refund'].done)
  press(refund.save)
  await expect.poll(() => countOf('POST /api/outcomes')).toBe(1)
  expect(countOf(refunding)).toBe(1)
})

test('without an e-mail nobody is told, and WhatsApp opens with text and link', async () => {
  const { countOf } = renderOffice(
    <RecordPayment order={{ ...order, customer: { ...order.customer, email: null } }} isFirst={false} />,
    {
      ...known,
      [paying]: { ...order, version: 4 },
      'GET /api/settings': { storeName: 'TecnoClick' },
      'POST /api/admin/sellorders/12/link': { path: '/shop/pay/abc' },
    },
    '/admin',
    resources,
  )
  fireEvent.click(await screen.findByRole('button', { name: payment.add }))
  await screen.findByText(`${payment.addText} ${office.customerNews.untold}`)
  press(payment.save)
  await screen.findByText(`${payment.added} ${office.customerNews.untold}`)
  expect(screen.queryByText(/Se avisó/)).toBeNull()
  const link = screen.getByRole('link', { name: office.customerNews.whatsapp })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toContain('ORDEN-012')
  expect(text).toContain(`${location.origin}/shop/pay/abc`)
  expect(countOf('POST /api/admin/sellorders/12/link')).toBe(1)
})
