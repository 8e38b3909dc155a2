import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loader } from './requested.tsx'
import { action } from './service-order.tsx'

const order = { id: 41, orderNum: 'SERVICIO-041', houseservice: true }
const viewer = { id: 7, email: 'ana@ejemplo.cu', role: 'user', name: '', avatar: '', wholesale: false }

interface Opened {
  path: string
  params: Record<string, string>
  init?: RequestInit
  isVisitor?: boolean
}

function open({ path, params, init, isVisitor = false }: Opened) {
  const url = new URL(path, 'https://tienda.cu')
  const context = testContext({
    '/api/security/me': { user: isVisitor ? null : { ...viewer, permissions: [] } },
    '/api/orderservices': order,
    '/api/orderservices/fulldata/41': { data: order },
    '/api/orderservices/fulldata/42': Response.json({ error: { code: 'notFound' } }, { status: 404 }),
  })
  return { request: new Request(url, init), url, params, pattern: path, context } as never
}

const requested = (orderId: string, isVisitor = false) =>
  loader(open({ path: `/services/order/requested/${orderId}`, params: { orderId }, isVisitor }))

test('a request that was accepted leads to a page of its own', async () => {
  const body = new URLSearchParams({ serviceId: '3', brandId: '2', failure: 'No imprime', requestKey: 'k' })
  const path = '/services/order/create/3'
  const init = { method: 'POST', body }
  const answer = (await action(open({ path, params: { serviceid: '3' }, init }))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/services/order/requested/41'])
})

test('the page has number and address of the request, and where its link was mailed', async () => {
  const told = { id: 41, number: 'SERVICIO-041', isVisit: true, email: 'ana@ejemplo.cu' }
  expect(await requested('41')).toEqual(told)
})

test.each(['42', 'x'])('%j of nobody, or of somebody else, leads to the own requests', async (orderId) => {
  const answer: Response = await requested(orderId).catch((thrown) => thrown)
  expect(answer.headers.get('location')).toBe('/account/orders?type=services')
})

test('a visitor signs in first', async () => {
  const answer: Response = await requested('41', true).catch((thrown) => thrown)
  expect(answer.headers.get('location')).toMatch(/^\/account\/login\?next=.*requested%2F41$/)
})
