import type { StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { CountDraft } from './count-draft.tsx'

const product = { sku: 'S', price: 1, priceAlt: null, stock: 4, expected: 4 }
const path = '/api/admin/stock-sheets/7'

function sheetOf(version: number, cable: number | null, mouse: number | null): StockSheet {
  return {
    id: 7,
    kind: 'count',
    state: 'draft',
    title: '',
    supplier: null,
    note: '',
    blind: false,
    createdDate: '2026-11-18T12:00:00Z',
    createdBy: 'Ana',
    bookedDate: null,
    bookedBy: null,
    products: 2,
    units: 0,
    version,
    lines: [
      { ...product, productId: 1, name: 'Cable', quantity: cable, serials: [] },
      { ...product, productId: 2, name: 'Ratón', quantity: mouse, serials: [] },
    ],
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** In steps: React renders, and starts the next timer, after each of them. */
async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(500))
}
const count = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(`Unidades de ${name}`), { target: { value } })
const status = () => screen.getByText(/Borrador guardado|Sin guardar|Guardando|No se guardó/).textContent

test('a save that fails is tried four times more, then a person is asked', async () => {
  let isOut = true
  const { countOf } = renderOffice(<CountDraft sheet={sheetOf(1, null, null)} />, {
    [`PATCH ${path}`]: () => (isOut ? 'lost' : sheetOf(2, 5, null)),
  })
  count('Cable', '5')
  await wait(1000)
  expect(countOf(`PATCH ${path}`)).toBe(1)
  await wait(30_000)
  expect(countOf(`PATCH ${path}`)).toBe(5)
  expect(status()).toMatch(/^No se guardó: /)
  isOut = false
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await wait(500)
  expect(status()).toBe('Borrador guardado')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

test('a refusal that will not change is not repeated', async () => {
  const { countOf } = renderOffice(<CountDraft sheet={sheetOf(1, null, null)} />, {
    [`PATCH ${path}`]: () => refusal('forbidden'),
  })
  count('Cable', '5')
  await wait(30_000)
  expect(countOf(`PATCH ${path}`)).toBe(1)
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('what two clerks counted is merged line by line; the second saves too', async () => {
  const { asked } = renderOffice(<CountDraft sheet={sheetOf(1, null, null)} />, {
    [`PATCH ${path}`]: ({ body }) => (body.version === 2 ? sheetOf(3, 5, 9) : refusal('staleVersion')),
    [`GET ${path}`]: sheetOf(2, null, 9),
  })
  count('Cable', '5')
  await wait(5000)
  expect(status()).toBe('Borrador guardado')
  expect(asked.at(-1)?.body).toMatchObject({ version: 2, lines: [{ quantity: 5 }, { quantity: 9 }] })
})

test('different counts of one product are shown, and nothing is saved before somebody chooses', async () => {
  const { asked, countOf } = renderOffice(<CountDraft sheet={sheetOf(1, null, null)} />, {
    [`PATCH ${path}`]: ({ body }) => (body.version === 2 ? sheetOf(3, 6, 9) : refusal('staleVersion')),
    [`GET ${path}`]: sheetOf(2, 6, 9),
  })
  count('Cable', '5')
  await wait(30_000)
  expect(countOf(`PATCH ${path}`)).toBe(1)
  const clash = within(screen.getByRole('group', { name: 'Cable · Unidades' }))
  expect(clash.getByRole('button', { name: 'Lo mío: 5' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirmar conteo' })).toHaveProperty('disabled', true)
  expect(status()).toBe('Sin guardar: elija arriba qué queda')
  fireEvent.click(clash.getByRole('button', { name: 'Lo de la otra persona: 6' }))
  await wait(5000)
  expect(asked.at(-1)?.body).toMatchObject({ version: 2, lines: [{ quantity: 6 }, { quantity: 9 }] })
  expect(status()).toBe('Borrador guardado')
  expect(screen.queryByRole('group')).toBeNull()
})

test('a save that arrived without an answer is no clash', async () => {
  let saves = 0
  const { asked } = renderOffice(<CountDraft sheet={sheetOf(1, null, null)} />, {
    [`PATCH ${path}`]: ({ body }) => {
      saves += 1
      if (saves === 1) return 'lost'
      return body.version === 2 ? sheetOf(3, 5, null) : refusal('staleVersion')
    },
    [`GET ${path}`]: sheetOf(2, 5, null),
  })
  count('Cable', '5')
  await wait(30_000)
  expect(status()).toBe('Borrador guardado')
  expect(asked.at(-1)?.body).toMatchObject({ version: 2 })
})
