import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { officeClient } from '../../platform/api/office-client.ts'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { repairStepCalls } from '../repair-steps/repair-step-list.tsx'
import { ServiceBoard } from './service-board.tsx'
import { serviceOrderCalls } from './service-orders.ts'

const { repairSteps: texts } = office

const localized = (es: string) => ({ es, en: '', ru: '', ar: '' })
const step = (id: number, es: string, change: object = {}) => ({
  ...{ id, key: null, name: localized(es), text: localized(''), state: 'EN PROCESO', turn: 'workshop' },
  ...{ expectedDays: 2, notify: false, position: id, enable: true, version: 1, ...change },
})
const steps = [step(1, 'En reparación'), step(2, 'En prueba'), step(3, 'Listo', { notify: true })]

const order = {
  ...{ id: 9, orderNum: 'SERVICIO-009', fecha: '2026-03-01T12:00:00.000Z', status: 'EN PROCESO' },
  step: { ...steps[0], since: '2026-03-01T12:00:00.000Z', expectedDay: '2026-03-03', promisedDay: null },
  ...{ service: { id: 1, name: 'Limpieza' }, brand: { id: 1, name: 'Epson' }, model: 'L3250' },
  ...{ failure: 'No imprime', houseservice: false, walkIn: false, version: 4, answered: true },
  customer: { id: null, name: 'Eva', email: '', phone: '52345678' },
  technician: { id: 3, name: 'Yoel' },
  ...{ unreadSince: null, quote: null, charge: null, unpriced: true },
}
const moving = 'PATCH /api/orderservices/9'
const resources = {
  'repair-steps': repairStepCalls(officeClient),
  'service-orders': serviceOrderCalls(officeClient),
}

async function open(answer: object = { ...order, version: 5 }) {
  const rendered = renderOffice(
    <ServiceBoard />,
    {
      'GET /api/admin/repair-steps': { data: steps, total: 3 },
      'GET /api/admin/orderservices': { data: [order], total: 1 },
      'GET /api/admin/colleagues/orderservices': { data: [], total: 0 },
      [moving]: answer,
    },
    '/admin/service-board',
    resources,
  )
  const column = await screen.findByRole('region', { name: /^En reparación/ })
  const link = await within(column).findByRole('link', { name: /SERVICIO-009/ })
  const sent = () => rendered.asked.filter(({ call }) => call === moving).map(({ body }) => body)
  return { ...rendered, column, link, sent }
}

test('a card shows its device, who takes care of it, and that it is late', async () => {
  const { column } = await open()
  for (const text of ['Epson L3250', 'Yoel', 'Eva']) expect(within(column).getByText(text)).toBeTruthy()
  expect(column.textContent).toContain(texts.overdue)
})

test('a card is moved with its menu', async () => {
  const { column, sent } = await open()
  const name = fillText(texts.moveOrder, { number: 'SERVICIO-009' })
  fireEvent.click(within(column).getByRole('button', { name }))
  fireEvent.click(await screen.findByRole('button', { name: 'En prueba' }))
  await expect.poll(sent).toEqual([{ step: 2, version: 4, reason: null }])
})

test('a card is moved with Alt and an arrow, and not beyond the first column', async () => {
  const { link, sent } = await open()
  fireEvent.keyDown(link, { key: 'ArrowLeft', altKey: true })
  fireEvent.keyDown(link, { key: 'ArrowRight' })
  expect(sent()).toEqual([])
  fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true })
  await expect.poll(sent).toEqual([{ step: 2, version: 4, reason: null }])
})

test('a card that is dropped on a step that is mailed asks first, and a refusal is said', async () => {
  const { link, sent } = await open(refusal('staleVersion'))
  const target = screen.getByRole('region', { name: /^Listo/ })
  fireEvent.dragStart(link)
  fireEvent.dragOver(target)
  fireEvent.drop(target)
  const title = fillText(texts.moveTitle, { number: 'SERVICIO-009', step: 'Listo' })
  const question = await screen.findByRole('alertdialog', { name: title })
  expect(sent()).toEqual([])
  fireEvent.click(within(question).getAllByRole('button').at(-1) as HTMLElement)
  await expect.poll(sent).toEqual([{ step: 3, version: 4, reason: null }])
})
