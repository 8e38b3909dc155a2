import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { CourierCash } from './courier-cash.tsx'

const { closings: texts } = office
const path = 'POST /api/admin/closing/hand-ins'
const since = '2026-11-18T15:00:00.000Z'
const figures = {
  courierCash: [{ id: 5, name: 'Yoel', currency: 'USD', carried: 13, since }],
  handIns: [
    {
      id: 1,
      courier: 'Yoel',
      currency: 'CUP',
      carried: 500,
      amount: 400,
      note: 'Gasolina',
      receivedBy: 'Ana',
      receivedDate: since,
    },
  ],
} as unknown as Closing

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: texts.handIn }))

test('cash is taken from a courier; a difference asks for its note, more is refused', async () => {
  const { asked, countOf } = renderOffice(<CourierCash figures={figures} />, { [path]: {} })
  screen.getByText('CUP 400.00 de CUP 500.00')
  fireEvent.click(await screen.findByRole('button', { name: 'Entregado: Yoel, $13.00 USD' }))
  type(/^Entrega/, '14')
  save()
  await screen.findByText('Es más de lo que lleva: $13.00 USD.')
  type(/^Entrega/, '12')
  save()
  await screen.findByText(texts.handInNoteNeeded)
  expect(countOf(path)).toBe(0)
  type(/^Por qué/, 'Le falta cambio')
  save()
  await screen.findByText('Yoel entregó $12.00 USD.')
  const sent = asked.find(({ call }) => call === path)
  expect(sent?.body).toEqual({
    courierId: 5,
    currency: 'USD',
    carried: 13,
    amount: 12,
    note: 'Le falta cambio',
  })
  expect(sent?.key).toBeTruthy()
})

test('nothing is shown where no courier has cash', () => {
  renderOffice(<CourierCash figures={{ ...figures, courierCash: [], handIns: [] }} />)
  expect(screen.queryByText(texts.courierCash)).toBeNull()
})
