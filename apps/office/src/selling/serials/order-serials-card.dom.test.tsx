import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { OrderSerialsCard } from './order-serials-card.tsx'

const { serials: texts } = office
const path = '/api/admin/sellorders/7/serials'
const line = { lineId: 1, productId: 3, name: 'Plóter', quantity: 2, required: true, units: [] }
const order = { id: 7, status: 'EN PROCESO', version: 1 } as Order

test('units are scanned one after the other until none is missing, and a refusal is said beside the field', async () => {
  let answer: object = { lines: [line], mismatches: [] }
  const { countOf } = renderOffice(<OrderSerialsCard order={order} />, {
    [`GET ${path}`]: () => answer,
    [`POST ${path}`]: () => {
      if (countOf(`POST ${path}`) === 1) return refusal('serialTaken')
      const units = [
        { id: 1, serial: 'SN-1', state: 'sold' },
        { id: 2, serial: 'SN-2', state: 'sold' },
      ]
      answer = { lines: [{ ...line, units }], mismatches: [] }
      return answer
    },
  })
  await screen.findByText('Faltan 2 números de serie.')
  await screen.findByLabelText(texts.scan)
  const scan = () => {
    fireEvent.change(screen.getByLabelText(texts.scan), { target: { value: 'SN-2' } })
    fireEvent.click(screen.getByRole('button', { name: texts.add }))
  }
  scan()
  await screen.findByText(es.errors.serialTaken)
  scan()
  await screen.findByText('2 de 2')
  expect(screen.queryByLabelText(texts.scan)).toBeNull()
  expect(screen.getByRole('button', { name: 'Quitar SN-1' })).toBeTruthy()
})
