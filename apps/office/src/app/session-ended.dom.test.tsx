import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { Quote, ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { useToast } from '@tecnoclick/ui/toast'
import { fireEvent, screen, within } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { expect, test } from 'vitest'
import { StepDialog } from '../delivery/couriers/step-dialog.tsx'
import { officeClient } from '../platform/api/office-client.ts'
import { ReasonButton } from '../platform/form/reason-button.tsx'
import { refusal, renderOffice } from '../platform/testing/render-office.tsx'
import { paymentMethodCalls } from '../selling/payments/method-list.tsx'
import { RecordPayment } from '../selling/payments/record-payment.tsx'
import { RefundDialog } from '../selling/payments/refund-dialog.tsx'
import { DecideReturn } from '../selling/returns/return-decision.tsx'
import { MoneyCard } from '../workshop/service-orders/money-card.tsx'
import { RecordDecision } from '../workshop/service-orders/record-decision.tsx'

const customer = { id: null, name: 'Ana', email: '', phone: '' }
const order = {
  id: 12,
  noSellOrden: 'ORDEN-012',
  version: 3,
  due: 25,
  currency: 'USD',
  customer: { ...customer, email: null },
  recipient: { name: '', phone: null },
} as unknown as Order
const repair = {
  id: 9,
  version: 2,
  status: 'EN PROCESO',
  charge: { currency: 'USD', total: 40, paid: 0, due: 40 },
  payments: [],
  refunds: [],
  underWarranty: null,
  repeats: null,
  customer,
} as unknown as ServiceOrderDetail
const asked = { id: 4, version: 1, customer: { ...customer, email: null } } as unknown as OrderReturn
const delivery = { step: null, steps: [], wrongCodes: 0, byCode: null, courier: null }
const methods = [{ id: 1, code: 'cash', name: { es: 'Efectivo' }, enable: true, position: 1, version: 1 }]
const { orderPayments, orderRefunds, repairMoney, returns, deliveries } = office
const { quote } = office.serviceOrders
const ended = refusal('unauthenticated')
const nothing = () => {}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** A dialog has the name of the button that opened it. */
const pressIn = async (role: 'dialog' | 'alertdialog', name: string) =>
  fireEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }))
const choose = async (label: RegExp, value: string) => {
  await screen.findByRole('option', { name: 'Efectivo' })
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const offered: Quote = {
  ...{ id: 1, amount: 20, offeredAmount: 20, currency: 'USD', deposit: null, lines: [], note: '' },
  ...{ state: 'pending', validUntil: '2026-03-04T15:00:00.000Z' },
  ...{ decidedDate: null, decidedVia: null, decidedBy: '' },
}

const cases: [string, ReactElement, string, () => Promise<void>][] = [
  [
    'a payment',
    <RecordPayment key="payment" order={{ ...order, paymentMethod: null }} isFirst={false} />,
    'POST /api/admin/sellorders/12/payments',
    async () => {
      await press(orderPayments.add)
      await pressIn('alertdialog', orderPayments.save)
    },
  ],
  [
    'a refund',
    <RefundDialog
      key="refund"
      order={{ ...order, refundDue: 10, excess: 0, payments: [] }}
      onDone={nothing}
      onClose={nothing}
    />,
    'POST /api/admin/sellorders/12/refunds',
    async () => {
      await choose(/^Cómo se devolvió/, 'cash')
      await pressIn('alertdialog', orderRefunds.save)
    },
  ],
  [
    'the money of a repair',
    <MoneyCard key="money" order={repair} />,
    'POST /api/admin/orderservices/9/payments',
    async () => {
      await press(repairMoney.charge)
      await choose(new RegExp(`^${repairMoney.method}`), 'cash')
      await pressIn('alertdialog', repairMoney.charge)
    },
  ],
  [
    'a decision by phone',
    <RecordDecision key="decision" order={repair} quote={offered} />,
    'POST /api/admin/orderservices/9/decision',
    async () => {
      await press(quote.record)
      fireEvent.click(await screen.findByLabelText(quote.decisions.accepted))
      fireEvent.click(screen.getByLabelText(quote.ways.phone))
      await pressIn('dialog', quote.record)
    },
  ],
  [
    'a step',
    <StepDialog key="step" order={order} step="ready" onClose={nothing} />,
    'POST /api/admin/sellorders/12/step',
    async () => {
      await pressIn('alertdialog', deliveries.order.take.ready)
    },
  ],
  [
    'a reason',
    <ReasonButton
      key="reason"
      isOffered
      action="Anular"
      title="¿Anular?"
      label="Motivo"
      hint=""
      done={() => ''}
      call={() => officeClient.call({ method: 'POST', path: '/void' } as never)}
    >
      Texto
    </ReasonButton>,
    'POST /api/void',
    async () => {
      await press('Anular')
      fireEvent.change(await screen.findByLabelText(/^Motivo/), { target: { value: 'Error' } })
      await pressIn('dialog', 'Anular')
    },
  ],
  [
    'the answer to a return',
    <DecideReturn key="return" asked={asked} />,
    'POST /api/admin/returns/4/decision',
    async () => {
      await press(returns.decision.accept)
      await pressIn('alertdialog', returns.decision.accept)
    },
  ],
]

/** Says first that an earlier save worked. */
function AfterSave({ children }: { children: ReactElement }) {
  const toast = useToast()
  useEffect(() => toast.success('Guardado antes'), [toast])
  return children
}

test.each(cases)('%s that is sent after the end of the session asks for it in its form', async (...row) => {
  const [, form, call, send] = row
  const answers = {
    'GET /api/admin/payment-methods': { data: methods, total: 1 },
    'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }] },
    'GET /api/admin/sellorders/12/delivery': delivery,
    [call]: ended,
  }
  const resources = { 'payment-methods': paymentMethodCalls(officeClient) }
  const { countOf } = renderOffice(<AfterSave>{form}</AfterSave>, answers, '/admin', resources)
  await screen.findByText('Guardado antes')
  await send()
  const alert = await screen.findByText(office.form.sessionEnded)
  expect(countOf(call)).toBe(1)
  const place = alert.closest<HTMLElement>('form, section, [role=alertdialog]')
  expect(place).not.toBeNull()
  const link = within(place ?? document.body).getByRole('link', { name: office.signIn.signIn })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.queryByText('Guardado antes')).toBeNull()
  // No toast, which would go by itself.
  expect(screen.queryByRole('button', { name: es.ui.toast.dismiss })).toBeNull()
})
