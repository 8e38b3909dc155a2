import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loadLatest } from './load-latest.ts'

const list = (data: unknown[]) => ({ data, total: data.length })
const order = {
  ...{
    id: 1,
    noSellOrden: 'ORDEN-001',
    status: 'PENDIENTE',
    step: null,
    currency: 'USD',
    total: 10,
    due: 10,
  },
  ...{ items: [{ product: { image: 'tinta.webp' } }], transfer: { amount: 10 }, payment: null },
}
const repair = {
  ...{ id: 2, orderNum: 'SERVICIO-002', status: 'EN PROCESO', brand: { name: 'Epson' }, model: 'L3250' },
  quote: { state: 'pending' },
}
const sale = {
  ...{ id: 3, date: '2026-01-02', reset: { brand: { name: 'Epson' }, model: 'L3110' }, descargable: true },
  ...{ hid: '', key: '', verifiedDate: '2026-01-03', rejectedDate: null, downloadedDate: null },
  ...{ hidDate: null, keyDate: null },
}

interface Stored {
  orders?: object[]
  repairs?: object[]
  sales?: object[]
}

const latest = ({ orders, repairs, sales }: Stored) =>
  loadLatest(
    visitOf(
      testContext({
        '/api/sellorders/fulldatabyuser/7&filter[limit]=1': orders && list(orders),
        '/api/orderservices/fulldatabyuser/7?filter[limit]=1': repairs && list(repairs),
        '/api/salereset/fulldata': sales && list(sales),
      }),
    ),
    7,
  )

test('the last order, repair and reset have their state and what is to be done', async () => {
  const older = { ...sale, id: 9, date: '2025-12-31' }
  expect(await latest({ orders: [order], repairs: [repair], sales: [older, sale] })).toMatchObject({
    order: { number: 'ORDEN-001', status: 'PENDIENTE', image: 'tinta.webp', isToPay: true },
    repair: { number: 'SERVICIO-002', device: 'Epson L3250', isToDecide: true },
    reset: { id: 3, model: 'Epson L3110', step: 'verified', mayDownload: true, isRejected: false },
  })
})

test.each([
  ['a reported payment', { payment: { state: 'submitted' } }],
  ['an order without an account to pay to', { transfer: null }],
  ['an order that is paid', { due: 0 }],
  ['a cancelled order', { status: 'CANCELADA' }],
])('%s is not asked to be paid', async (_, change) => {
  expect((await latest({ orders: [{ ...order, ...change }] })).order?.isToPay).toBe(false)
})

test('a quote of a closed repair, or one that was decided, asks for nothing', async () => {
  const closed = await latest({ repairs: [{ ...repair, status: 'CANCELADA' }] })
  const decided = await latest({ repairs: [{ ...repair, quote: { state: 'accepted' } }] })
  expect([closed.repair?.isToDecide, decided.repair?.isToDecide]).toEqual([false, false])
})

test('nothing, or what cannot be loaded, is left out', async () => {
  const nothing = { order: undefined, repair: undefined, reset: undefined }
  expect(await latest({ orders: [], repairs: [], sales: [] })).toEqual(nothing)
  expect(await latest({})).toEqual(nothing)
})
