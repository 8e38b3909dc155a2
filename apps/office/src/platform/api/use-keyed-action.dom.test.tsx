import { sellAtCounter } from '@tecnoclick/contract/selling/orders/endpoints'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, renderOffice, viewer } from '../testing/render-office.tsx'
import { storeRequest } from './lost-requests.ts'
import { officeClient } from './office-client.ts'
import { useKeyedAction } from './use-keyed-action.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const selling = 'POST /api/sellorders/counter'
const asking = 'POST /api/outcomes'
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const form = { userId: viewer.id, scope: 'sellorders/counter', id: undefined } as const

function Sale() {
  const { run, notice, isMade } = useKeyedAction('sellorders/counter')
  const body = { items: [{ productId: 1, quantity: 1 }], currency: 'USD', priceTier: 'retail' as const }
  return (
    <>
      {notice}
      {!isMade && (
        <button
          type="button"
          onClick={() =>
            run((headers) => officeClient.call(sellAtCounter, { body, headers }), { done: 'Hecho' })
          }
        >
          Vender
        </button>
      )}
    </>
  )
}

async function press() {
  fireEvent.click(screen.getByText('Vender'))
  await wait(50)
}

async function open(answers: Parameters<typeof renderOffice>[1]) {
  const rendered = renderOffice(<Sale />, answers)
  await wait(50)
  return rendered
}

test('a sale that was stored without an answer is found and linked, and not sent again', async () => {
  const { asked, countOf } = await open({ [selling]: 'lost', [asking]: { state: 'done', id: 48 } })
  await press()
  expect(screen.getByText('La venta ya quedó registrada.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe('/admin/orders/48')
  const key = asked.find(({ call }) => call === selling)?.key
  expect(asked.find(({ call }) => call === asking)?.body).toEqual({ scope: 'sellorders/counter', key })
  expect(screen.queryByText('Vender')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  expect(screen.getByText('Vender')).toBeTruthy()
  await wait(10_000)
  expect([countOf(selling), countOf(asking)]).toEqual([1, 1])
})

test('a sale that did not arrive is repeated with another key', async () => {
  let isOut = true
  const { asked } = await open({
    [selling]: () => (isOut ? 'lost' : { id: 49 }),
    [asking]: { state: 'notSent' },
  })
  await press()
  expect(screen.getByText('No se registró: puede repetirla.')).toBeTruthy()
  isOut = false
  await press()
  expect(screen.getByText('Hecho')).toBeTruthy()
  expect(screen.queryByText('No se registró: puede repetirla.')).toBeNull()
  const keys = asked.filter(({ call }) => call === selling).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('while nobody can tell, a press asks and sends nothing; it is told when the connection is back', async () => {
  let isOut = true
  const { countOf } = await open({
    [selling]: 'lost',
    [asking]: () => (isOut ? 'lost' : { state: 'done', id: 48 }),
  })
  await press()
  expect(screen.getByText(/No sabemos si quedó registrado/)).toBeTruthy()
  await press()
  expect(countOf(selling)).toBe(1)
  isOut = false
  await wait(3100)
  expect(screen.getByText('La venta ya quedó registrada.')).toBeTruthy()
})

test('after a reload the outcome is asked for, of one own form alone', async () => {
  storeRequest(form, 'lost-key', { at: Date.now(), isLost: true })
  storeRequest({ ...form, userId: 99 }, 'of-another', { at: 0, isLost: true })
  storeRequest({ ...form, scope: 'walk-in' }, 'other-form', { at: 0, isLost: true })
  storeRequest(form, 'other-tab', { at: Date.now(), isLost: false })
  const { asked } = await open({ [asking]: { state: 'done', id: 48 } })
  await wait(3100)
  expect(screen.getByText('La venta ya quedó registrada.')).toBeTruthy()
  const keys = asked.filter(({ call }) => call === asking).map(({ body }) => body.key)
  expect(keys).toEqual(['lost-key'])
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'request:3:sellorders/counter:0:other-tab',
    'request:3:walk-in:0:other-form',
    'request:99:sellorders/counter:0:of-another',
  ])
})

test('an answered sale and a refusal leave nothing to ask for', async () => {
  let answer: object = refusal('outOfStock')
  const { countOf } = await open({ [selling]: () => answer })
  await press()
  answer = { id: 50 }
  await press()
  await wait(5000)
  expect([countOf(selling), countOf(asking), localStorage.length]).toEqual([2, 0, 0])
})
