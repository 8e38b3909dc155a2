import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OfficeTopic } from '@tecnoclick/domain/staff/office-topics'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { fireEvent, screen, within } from '@testing-library/react'
import { useGetOne } from 'ra-core'
import { beforeEach, expect, test } from 'vitest'
import { StepDialog } from '../../delivery/couriers/step-dialog.tsx'
import { officeClient } from '../../platform/api/office-client.ts'
import { refusal, renderOffice } from '../../platform/testing/render-office.tsx'
import { OrderAnswer } from '../../selling/orders/order-answer.tsx'
import { orderCalls } from '../../selling/orders/order-list.tsx'
import { LiveProvider } from './use-live.tsx'

/** As another tab, which hears the server. */
function change(topic: OfficeTopic) {
  const tab = new BroadcastChannel('office-changes')
  tab.postMessage({ kind: 'changed', change: { topics: [topic], paceMs: 0 } })
  tab.close()
}

let stored: Order
beforeEach(() => {
  stored = {
    id: 12,
    noSellOrden: 'ORDEN-012',
    channel: 'web',
    status: 'EN PROCESO',
    respuesta: null,
    version: 3,
    due: 0,
    total: 25,
    currency: 'USD',
    customer: { name: 'Ana', email: 'ana@ejemplo.cu', phone: null },
    recipient: { name: '', phone: null },
  } as Order
})

const reading = 'GET /api/sellorders/12'
const stepping = 'POST /api/admin/sellorders/12/step'
const delivery = { step: 'preparing', steps: [], wrongCodes: 0, byCode: null, courier: null }

function Screen() {
  const { data } = useGetOne<Order>('orders', { id: 12 })
  if (!data) return null
  return (
    <>
      <p>{`Versión ${data.version}`}</p>
      <OrderAnswer order={data} />
      <StepDialog order={data} step="ready" onClose={() => {}} />
    </>
  )
}

function open(answers: Parameters<typeof renderOffice>[1] = {}) {
  return renderOffice(
    <LiveProvider>
      <Screen />
    </LiveProvider>,
    { [reading]: () => stored, 'GET /api/admin/sellorders/12/delivery': delivery, ...answers },
    '/admin',
    { orders: orderCalls(officeClient) },
  )
}

test('an open order reads itself again when it changes, and what was typed stays', async () => {
  open()
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Respuesta/)
  fireEvent.change(field, { target: { value: 'Llega hoy' } })
  stored = { ...stored, version: 4, paid: 25 }
  change('orders')
  await screen.findByText('Versión 4')
  expect(field.value).toBe('Llega hoy')
  expect(screen.queryByText(office.orders.answer.conflict)).toBeNull()
})

test('a step that somebody else took meanwhile is said in its dialog', async () => {
  const { countOf } = open({
    [stepping]: () => {
      stored = { ...stored, version: 4 }
      return refusal('staleVersion')
    },
  })
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: office.deliveries.order.take.ready }))
  await dialog.findByText(es.errors.staleVersion)
  await screen.findByText('Versión 4')
  expect(countOf(stepping)).toBe(1)
})
