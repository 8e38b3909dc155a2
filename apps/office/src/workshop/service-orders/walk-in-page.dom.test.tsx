import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import type { KeptWalkIn, WalkInDrafts } from '../intake/draft-store.ts'
import { WalkInPage } from './walk-in-page.tsx'

const { intake: texts, serviceOrders } = office
const receiving = 'POST /api/admin/orderservices'

const printer = {
  ...{ id: 4, name: 'Impresora', outline: 'printer', hasImei: false, asksPasscode: true, serviceId: 2 },
  questions: ['¿Enciende?'],
  ...{ textQuestions: ['Otros'], phrases: ['Imprime con rayas'], position: 0, enable: true, version: 1 },
}
const answers = {
  'GET /api/services/fulldata': { data: [{ id: 2, name: 'Limpieza' }], total: 1 },
  'GET /api/brands': { data: [{ id: 3, name: 'Epson' }], total: 1 },
  'GET /api/currencies': { data: [{ code: 'USD' }, { code: 'CUP' }], total: 2 },
  'GET /api/payment-methods': { data: [], total: 0 },
  'GET /api/admin/orderservices/intake': {
    types: [printer],
    conditions: { es: 'Condiciones del taller.', en: 'Conditions.', ru: '', ar: '' },
    conditionsVersion: 3,
  },
  'GET /api/admin/orderservices': {
    data: [{ id: 8, orderNum: 'SERVICIO-008', fecha: '2026-11-01T12:00:00Z', status: 'COMPLETADA' }],
    total: 1,
  },
}

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const save = serviceOrders.walkIn.save

async function fill() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Impresora' }))
  type(/^Nombre y apellidos/, 'Eva Ramos')
  type(/^Teléfono/, '52345678')
  type(/^Marca/, '3')
  press('Imprime con rayas')
}

test('without a line it waits on the screen and is sent once it is back, with its answers and marks', async () => {
  let isCut = true
  const { asked } = renderOffice(<WalkInPage />, {
    ...answers,
    [receiving]: () => (isCut ? 'lost' : { id: 9, orderNum: 'SERVICIO-009' }),
  })
  await fill()
  expect(field(/^Servicio/)).toHaveProperty('value', '2')
  expect(field(/^Falla/)).toHaveProperty('value', 'Imprime con rayas')
  fireEvent.click(screen.getByRole('radio', { name: texts.answers.no }))
  fireEvent.click(screen.getByRole('radio', { name: texts.passcodes.left }))
  fireEvent.change(screen.getByLabelText(texts.place), { target: { value: 'bottomRight' } })
  press(texts.addMark)
  type('Nota de la marca 1', 'Rayón')
  press(save)
  await screen.findByText('1 equipo espera para enviarse')
  // jsdom stores nothing, and the screen says so.
  expect(screen.getByText(texts.waiting.unstored)).toBeDefined()
  expect(field(/^Nombre y apellidos/).value).toBe('')
  isCut = false
  press(texts.waiting.retry)
  await screen.findByRole('link', { name: 'Abrir SERVICIO-009' })
  const sent = asked.filter(({ call }) => call === receiving)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent.at(-1)?.body.intake).toMatchObject({
    deviceTypeId: 4,
    passcodeLeft: true,
    checklist: [{ question: '¿Enciende?', answer: 'no' }, { question: 'Otros' }],
    marks: [{ x: 833, y: 833, note: 'Rayón' }],
    conditions: { text: 'Condiciones del taller.', version: 3 },
    signature: null,
  })
})

test('what is missing is said beside its field before anything is sent; a refusal keeps the form', async () => {
  const { asked } = renderOffice(<WalkInPage />, { ...answers, [receiving]: refusal('methodUnavailable') })
  await screen.findByRole('radio', { name: 'Impresora' })
  press(save)
  await screen.findByText('Teléfono no válido')
  expect(asked.some(({ call }) => call === receiving)).toBe(false)
  await fill()
  press(save)
  await waitFor(() => expect(asked.some(({ call }) => call === receiving)).toBe(true))
  await screen.findByText(/^Esa forma de pago no está disponible/)
  expect(field(/^Nombre y apellidos/).value).toBe('Eva Ramos')
})

test('earlier repairs of the same serial are linked, however it is typed', async () => {
  renderOffice(<WalkInPage />, answers)
  fireEvent.click(await screen.findByRole('radio', { name: 'Impresora' }))
  type(texts.serial, 'x4t-190a')
  const link = await screen.findByRole('link', { name: /SERVICIO-008/ })
  expect(link.getAttribute('href')).toBe('/admin/service-orders/8')
})

/** What a closed page leaves behind; jsdom has no IndexedDB. */
function disk() {
  const rows = new Map<number, KeptWalkIn>()
  const drafts: WalkInDrafts = {
    read: async (userId) => rows.get(userId),
    put: async (kept) => void rows.set(kept.userId, structuredClone(kept)),
    remove: async (userId) => void rows.delete(userId),
  }
  return { rows, drafts }
}

test('a form that was half filled in survives a reload without its signature, and goes once it is sent', async () => {
  const { rows, drafts } = disk()
  const first = renderOffice(<WalkInPage drafts={drafts} />, answers)
  await fill()
  await waitFor(() => expect([...rows.values()]).toMatchObject([{ draft: { name: 'Eva Ramos' } }]))
  expect([...rows.values()][0]?.draft.signature).toBe('')
  first.unmount()

  renderOffice(<WalkInPage drafts={drafts} />, {
    ...answers,
    [receiving]: { id: 9, orderNum: 'SERVICIO-009' },
  })
  await screen.findByText(/^Se recuperó lo que había escrito/)
  expect(field(/^Nombre y apellidos/).value).toBe('Eva Ramos')
  expect(field(/^Falla/).value).toBe('Imprime con rayas')
  press(save)
  await waitFor(() => expect(rows.size).toBe(0))
})

test('who starts anew has an empty form, and nothing stays', async () => {
  const { rows, drafts } = disk()
  const first = renderOffice(<WalkInPage drafts={drafts} />, answers)
  await fill()
  await waitFor(() => expect(rows.size).toBe(1))
  first.unmount()
  renderOffice(<WalkInPage drafts={drafts} />, answers)
  fireEvent.click(await screen.findByRole('button', { name: serviceOrders.walkIn.startAnew }))
  await waitFor(() => expect(rows.size).toBe(0))
  expect(field(/^Nombre y apellidos/).value).toBe('')
})
