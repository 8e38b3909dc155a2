import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { action, loader } from './service-order.tsx'

const page = new URL('https://tienda.cu/services/order/create/3')
const list = (data: unknown[]) => ({ data, total: data.length })
const order = { id: 41, orderNum: 'SERVICIO-041', houseservice: true }
const viewer = { id: 7, email: 'ana@ejemplo.cu', role: 'user', name: '', avatar: '', wholesale: false }

function open(url: URL, init?: RequestInit) {
  const context = testContext({
    '/api/security/me': { user: { ...viewer, permissions: [] } },
    '/api/services/3': { id: 3, name: 'Limpieza', description: '' },
    '/api/brands': list([{ id: 2, name: 'Epson' }]),
    '/api/addresses/fulldatabyuser/7': list([]),
    '/api/orderservices': order,
    '/api/orderservices/fulldata/41': { data: order },
    '/api/orderservices/fulldata/42': Response.json({ error: { code: 'notFound' } }, { status: 404 }),
  })
  const params = { serviceid: '3' }
  return { request: new Request(url, init), url, params, pattern: page.pathname, context } as never
}

test('a request that was accepted leads to a page that knows it', async () => {
  const body = new URLSearchParams({ serviceId: '3', brandId: '2', failure: 'No imprime', requestKey: 'k' })
  const answer = (await action(open(page, { method: 'POST', body }))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${page.pathname}?requested=41`])
})

test('the page has number and address of the request, and where its link was mailed', async () => {
  const { requested } = await loader(open(new URL(`${page}?requested=41`)))
  expect(requested).toEqual({
    id: 41,
    number: 'SERVICIO-041',
    isVisit: true,
    email: 'ana@ejemplo.cu',
  })
})

test.each(['', '?requested=42', '?requested=x'])('%j is a form without an answer', async (search) => {
  expect((await loader(open(new URL(page + search)))).requested).toBeUndefined()
})
