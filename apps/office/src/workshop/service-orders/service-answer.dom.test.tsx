import { office } from '@tecnoclick/messages/office'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { ServiceAnswer } from './service-answer.tsx'

const customer = { id: 5, name: 'Ana', email: 'ana@ejemplo.cu', phone: '' }
type Order = Parameters<typeof ServiceAnswer>[0]['order']
const row: Order = {
  id: 9,
  orderNum: 'SERVICIO-009',
  status: 'EN PROCESO',
  respuesta: null,
  version: 2,
  customer,
  quote: null,
  charge: null,
  payments: [],
  underWarranty: null,
  repeats: null,
}
const saving = 'PATCH /api/orderservices/9'
const { quote, answer } = office.serviceOrders

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const send = office.orders.answer.send

/** A colleague answers when the button is pressed. */
function Screen() {
  const [order, setOrder] = useState(row)
  return (
    <>
      <ServiceAnswer order={order} />
      <button type="button" onClick={() => setOrder({ ...row, respuesta: 'De Berta', version: 3 })}>
        Otra persona responde
      </button>
    </>
  )
}

async function open(answers: Parameters<typeof renderOffice>[1] = {}) {
  const rendered = renderOffice(<Screen />, {
    'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }] },
    ...answers,
  })
  fireEvent.click(await screen.findByLabelText(quote.add))
  await screen.findByRole('option', { name: 'USD' })
  return rendered
}

test('a quote that was pressed twice is sent once', async () => {
  const { asked, countOf } = await open({ [saving]: { ...row, version: 3 } })
  type(/^Importe/, '45.50')
  act(() => {
    press(send)
    press(send)
  })
  await screen.findByText(answer.saved)
  expect(countOf(saving)).toBe(1)
  expect(asked.find(({ call }) => call === saving)?.body).toMatchObject({
    version: 2,
    quote: { amount: 45.5, currency: 'USD', lines: [] },
  })
})

test('what is wrong with a quote is said beside its fields, and nothing is sent', async () => {
  const { countOf } = await open()
  type(/^Importe/, 'mucho')
  type(quote.days, '400')
  press(send)
  await screen.findByText(quote.badAmount)
  expect(screen.getByText(quote.badDays)).toBeTruthy()
  expect([field(/^Importe/), field(quote.days)].map((input) => input.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ])
  press(quote.addPart)
  press(send)
  await screen.findByText(quote.badLine)
  expect(countOf(saving)).toBe(0)
})

test.each([
  ['a lost answer', 'lost' as const, office.errors.offline],
  ['a refusal', refusal('staleVersion'), /./],
])('after %s the quote is as it was typed and can be sent again', async (_, out, message) => {
  let isOut = true
  const { asked } = await open({ [saving]: () => (isOut ? out : { ...row, version: 3 }) })
  press(quote.addPart)
  type(/Descripción/, 'Cabezal')
  type(quote.price, '30')
  press(send)
  await expect
    .poll(() => screen.queryAllByRole('alert').some((one) => one.textContent.match(message)))
    .toBe(true)
  expect(field(/Descripción/).value).toBe('Cabezal')
  isOut = false
  press(send)
  await screen.findByText(answer.saved)
  expect(asked.findLast(({ call }) => call === saving)?.body.quote).toMatchObject({
    amount: 30,
    lines: [{ kind: 'part', description: 'Cabezal', quantity: 1, price: 30 }],
  })
})

test('a draft stays when a colleague answers meanwhile, until theirs is chosen', async () => {
  await open()
  type(/^Respuesta/, 'De Ana')
  type(/^Importe/, '45.50')
  press('Otra persona responde')
  await screen.findByText(office.orders.answer.conflict)
  expect([field(/^Respuesta/).value, field(/^Importe/).value]).toEqual(['De Ana', '45.50'])
  press(office.form.useTheirs)
  await expect.poll(() => field(/^Respuesta/).value).toBe('De Berta')
})

test('an unpaid repair is completed after a reason was given, and not without one', async () => {
  const charge = { currency: 'USD', total: 40, paid: 10, due: 30 }
  const { asked, countOf } = renderOffice(<ServiceAnswer order={{ ...row, charge }} />, {
    [saving]: { ...row, status: 'COMPLETADA', version: 3 },
  })
  fireEvent.change(await screen.findByLabelText(answer.status), { target: { value: 'COMPLETADA' } })
  press(send)
  const reason = await screen.findByLabelText(new RegExp(`^${office.unpaid.completeLabel}`))
  expect(countOf(saving)).toBe(0)
  fireEvent.change(reason, { target: { value: 'Paga el lunes' } })
  fireEvent.submit(reason)
  await screen.findByText(answer.saved)
  expect(asked.find(({ call }) => call === saving)?.body).toMatchObject({
    status: 'COMPLETADA',
    reason: 'Paga el lunes',
  })
})

test('an ended session asks to sign in beside the button, and what was typed stays', async () => {
  const { countOf } = await open({ [saving]: refusal('unauthenticated') })
  type(/^Respuesta/, 'Ya está')
  type(/^Importe/, '45.50')
  press(send)
  const link = await screen.findByRole('link', { name: office.signIn.signIn })
  expect(link.closest('form')).toBe(field(/^Respuesta/).form)
  expect(field(/^Respuesta/).value).toBe('Ya está')
  expect(countOf(saving)).toBe(1)
})

test('a repair taken in at the counter has no mail: the answer says so and goes by WhatsApp with the ticket', async () => {
  const walkIn = { ...row, customer: { id: null, name: 'Ana', email: '', phone: '53000000' } }
  renderOffice(<ServiceAnswer order={walkIn} />, {
    [saving]: { ...walkIn, respuesta: 'Está lista', version: 3 },
    'GET /api/orderservices/9/ticket': { path: '/services/ticket/abc' },
  })
  await screen.findByText(answer.untold.hint)
  expect(screen.queryByRole('button', { name: send })).toBeNull()
  type(/^Respuesta/, 'Está lista')
  press(answer.untold.send)
  await screen.findByText(`${answer.untold.saved} ${office.customerNews.untold}`)
  const link = screen.getByRole('link', { name: office.customerNews.whatsapp })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toContain(`SERVICIO-009: Está lista ${location.origin}/services/ticket/abc`)
})

test('after a quote with rows was sent there is nothing unsaved', async () => {
  const { router } = await open({ [saving]: { ...row, version: 3 } })
  press(quote.addPart)
  type(/Descripción/, 'Cabezal')
  type(quote.price, '30')
  press(send)
  await screen.findByText(answer.saved)
  await act(() => router.navigate('/admin/orders'))
  expect(screen.queryByText(office.form.unsavedTitle)).toBeNull()
  expect(router.state.location.pathname).toBe('/admin/orders')
})
