import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { action, loader } from './decide-quote.ts'
import { action as reportPayment } from './report-payment.ts'
import { loader as ticketLoader } from './ticket.ts'

const localized = (es: string) => ({ es, en: '', ru: '', ar: '' })
const line = { kind: 'part', quantity: 1, optional: false, declined: false }
const quote = {
  ...{ id: 7, amount: 4000, offeredAmount: 4000, currency: 'CUP', note: '', state: 'pending' },
  deposit: { amount: 2000, percent: 50 },
  lines: [
    { ...line, position: 1, description: 'Cabezal', price: 2500, amount: 2500 },
    { ...line, position: 2, description: 'Almohadilla', price: 1500, amount: 1500, optional: true },
  ],
  ...{ validUntil: '2999-01-01T00:00:00.000Z', decidedDate: null, decidedVia: null },
}
const standing = { key: null, name: localized('En taller <b>'), text: localized('Lo estamos mirando') }
const ticket = {
  ...{ orderNum: 'SERVICIO-001', fecha: '2026-03-01T12:00:00.000Z', status: 'EN PROCESO', readOnly: false },
  step: { ...standing, id: 1, turn: 'customer', since: '2026-03-01T12:00:00.000Z' },
  steps: [{ ...standing, turn: 'customer', date: '2026-03-01T12:00:00.000Z' }],
  ...{
    service: { name: 'Limpieza' },
    brand: { name: 'Epson' },
    model: 'L3250',
    failure: 'x',
    respuesta: null,
  },
  ...{ photos: [], history: [], messages: [], accessories: '', deposit: null, charge: null },
  ...{ warrantyMonths: 0, warrantyUntil: null, underWarranty: false, claimable: false, loaners: [] },
}
const expected = { expectedDay: '2026-03-05', promisedDay: null }

function visit(path: string, shown: object = quote, init?: RequestInit) {
  const posted: unknown[] = []
  const hear = ({ body }: RequestInit) => {
    posted.push(JSON.parse(String(body)))
    return {}
  }
  const transfer = { account: '9200', holder: 'Eva', phone: '5', bank: 'BPA', qrText: 'x', plan: null }
  const context = testContext({
    '/api/services/ticket/abc': () => ({ ...ticket, step: { ...ticket.step, ...expected }, quote: shown }),
    '/api/services/ticket/abc/accept': hear,
    '/api/services/ticket/abc/payment': (sent?: RequestInit) =>
      sent?.method === 'POST'
        ? hear(sent)
        : { isDeposit: true, transfer: { ...transfer, amount: 2000, currency: 'CUP' }, reports: [] },
  })
  const url = new URL(`https://tienda.cu/services/ticket/abc${path}`)
  const params = { token: 'abc', decision: 'accept' }
  return { args: { request: new Request(url, init), url, params, pattern: url.pathname, context }, posted }
}

test('the ticket shows the step with its text, whose turn it is and until when', async () => {
  const text = await (await ticketLoader(visit('').args)).text()
  for (const shown of ['En taller &lt;b&gt;', 'Lo estamos mirando', 'Le toca a usted', 'Previsto para el'])
    expect(text).toContain(shown)
})

test('optional lines are chosen first; the next page has the new total and its deposit', async () => {
  const first = await (await loader(visit('/accept').args)).text()
  expect(first).toContain('name="keep"')
  expect(first).not.toContain('Sí, confirmar')
  const next = await (await loader(visit('/accept?quoteId=7&optional=2').args)).text()
  expect(next).toMatch(/presupuesto de CUP\s2,500/)
  expect(next).toMatch(/al aceptar: CUP\s1,250/)
  expect(next).toContain('name="optional" value="2"')
  const whole = await (await loader(visit('/accept?quoteId=7&optional=2&keep=2').args)).text()
  expect(whole).toMatch(/presupuesto de CUP\s4,000/)
})

test('what is left out is posted with the decision', async () => {
  const body = new URLSearchParams([
    ['quoteId', '7'],
    ['optional', '2'],
  ])
  const { args, posted } = visit('/accept', quote, { method: 'POST', body })
  expect((await action(args)).status).toBe(303)
  expect(posted).toEqual([{ quoteId: 7, declined: [2] }])
})

test('an accepted quote shows where to transfer; a code that is none is said beside the field', async () => {
  const accepted = { ...quote, state: 'accepted' }
  const text = await (await ticketLoader(visit('', accepted).args)).text()
  for (const shown of ['Pague el anticipo', '9200 · BPA', 'Eva']) expect(text).toContain(shown)
  const report = (transactionCode: string) => {
    const body = new URLSearchParams({ amount: '2000', transactionCode })
    return visit('/payment', accepted, { method: 'POST', body })
  }
  const wrong = report('x')
  const refused = await reportPayment(wrong.args)
  expect([refused.status, wrong.posted]).toEqual([422, []])
  expect(await refused.text()).toContain('role="alert"')
  const right = report('tm 1234567')
  expect((await reportPayment(right.args)).status).toBe(303)
  expect(right.posted).toEqual([{ amount: 2000, transactionCode: 'TM1234567' }])
})
