import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { CancelButton } from './order-actions.tsx'

const { cancel: texts } = office.orders

test('cancelling asks for the reason that the customer reads', async () => {
  const reasons: string[] = []
  const cancel = async (reason: string) => {
    reasons.push(reason)
    return { id: 1 }
  }
  const customer = { email: null }
  const tell = async (done: string, news: string) => ({ text: `${done} (${news})` })
  const given = { texts, customer, tell, cancel }
  renderOffice(<CancelButton number="ORDEN-001" status="EN PROCESO" {...given} />)
  fireEvent.click(await screen.findByRole('button', { name: texts.action }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(`${texts.text} ${office.customerNews.untold}`)
  fireEvent.click(dialog.getByRole('button', { name: texts.action }))
  await dialog.findByText(office.deliveries.deliver.noReason)
  expect(reasons).toEqual([])
  fireEvent.change(dialog.getByLabelText(new RegExp(`^${texts.reason}`)), { target: { value: ' Agotado ' } })
  fireEvent.click(dialog.getByRole('button', { name: texts.action }))
  await screen.findByText(
    'El pedido ORDEN-001 se canceló y las unidades volvieron al inventario. (Cancelada. Agotado)',
  )
  expect(reasons).toEqual(['Agotado'])
})
