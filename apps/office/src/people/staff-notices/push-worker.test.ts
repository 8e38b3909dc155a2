import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8')

type Handler = (event: object) => void

/** The worker in the part of a browser that it uses. */
function startWorker(windows: { url: string }[] = []) {
  const handlers = new Map<string, Handler>()
  const shown: [string, { body: string; data: { url: string } }][] = []
  const opened: string[] = []
  const clients = windows.map(({ url }) => ({
    url,
    focus: async () => {},
    navigate: async (to: string) => void opened.push(`in ${url}: ${to}`),
  }))
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: 'https://tienda.cu' },
    registration: {
      showNotification: async (...one: (typeof shown)[number]) => void shown.push(one),
    },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => void opened.push(url) },
  }
  runInNewContext(source, { self, URL })
  async function fire(name: string, event: object) {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  return {
    shown,
    opened,
    push: (text: string) => fire('push', { data: { json: () => JSON.parse(text) } }),
    click: (url: unknown) => fire('notificationclick', { notification: { close() {}, data: { url } } }),
  }
}

test('a message is shown, and one that cannot be read too', async () => {
  const { shown, push } = startWorker()
  await push(
    JSON.stringify({ title: 'TecnoClick', body: 'Verificar el pago', url: '/admin/orders/4', tag: 'a' }),
  )
  await push('nonsense')
  expect(shown).toMatchObject([
    ['TecnoClick', { body: 'Verificar el pago', tag: 'a', data: { url: '/admin/orders/4' } }],
    ['Por atender', { body: '', data: { url: '/admin' } }],
  ])
})

test('a press opens its row, in an open office if there is one', async () => {
  const closed = startWorker([{ url: 'https://tienda.cu/catalogue' }])
  await closed.click('/admin/orders/4')
  expect(closed.opened).toEqual(['https://tienda.cu/admin/orders/4'])
  const open = startWorker([{ url: 'https://tienda.cu/admin/help' }])
  await open.click('/admin/orders/4')
  expect(open.opened).toEqual(['in https://tienda.cu/admin/help: https://tienda.cu/admin/orders/4'])
})

test('nothing but the office is opened', async () => {
  const { opened, click } = startWorker()
  for (const url of ['https://otra.cu/admin', '//otra.cu/admin', '/account', 'javascript:alert(1)'])
    await click(url)
  expect(opened).toEqual([])
})
