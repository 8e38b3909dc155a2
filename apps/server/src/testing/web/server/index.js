// A few pages in the format of a React Router build, for the tests of the server.
import {
  createContext,
  createRequestHandler,
  data,
  isRouteErrorResponse,
  RouterContextProvider,
  redirect,
} from 'react-router'

const visit = createContext()
let renders = 0

function provideContext(values) {
  const context = new RouterContextProvider()
  context.set(visit, values)
  return context
}

const shared = { 'x-page-cache': 'shared' }

const pages = {
  home: {
    path: '/',
    async loader({ context }) {
      const { send, preferences } = context.get(visit)
      const { storeName } = await (await send('/api/settings', {})).json()
      return data({ storeName, ...preferences }, { headers: shared })
    },
  },
  list: {
    path: 'shop/catalog',
    loader: ({ request }) => data({ address: request.url }, { headers: shared }),
  },
  found: {
    path: 'shop/catalog/found',
    async loader({ request, context }) {
      const { send } = context.get(visit)
      const { total } = await (await send(`/api/catalogue${new URL(request.url).search}`, {})).json()
      return data({ total }, { headers: shared })
    },
  },
  account: {
    path: 'account/:key?',
    async loader({ context }) {
      const { send } = context.get(visit)
      return (await send('/api/security/me', {})).json()
    },
  },
  mine: {
    path: 'mine',
    loader: ({ request }) => ({ cookie: request.headers.get('cookie') }),
  },
  slow: {
    path: 'slow',
    async loader({ request }) {
      await new Promise((resolve) => setTimeout(resolve, Number(new URL(request.url).searchParams.get('ms'))))
      return { done: true }
    },
  },
  block: {
    path: 'block',
    loader({ request }) {
      const until = performance.now() + Number(new URL(request.url).searchParams.get('ms'))
      while (performance.now() < until);
      return { done: true }
    },
  },
  form: {
    path: 'form',
    async action({ request }) {
      const form = await request.formData()
      return { said: form.get('word') }
    },
    loader: () => ({ said: '' }),
  },
  logout: {
    path: 'logout',
    async action({ context }) {
      const { send } = context.get(visit)
      await send('/api/security/logout', { method: 'POST' })
      return redirect('/')
    },
  },
  map: {
    path: 'map.xml',
    isFile: true,
    loader() {
      renders += 1
      const headers = { ...shared, 'content-type': 'application/xml' }
      return new Response(`<map>${renders}</map>`, { headers })
    },
  },
  broken: {
    path: 'broken',
    loader() {
      throw new Error('a secret reason')
    },
  },
}

const routes = {
  root: {
    id: 'root',
    path: '',
    module: { default: () => null, ErrorBoundary: () => null, headers: ({ loaderHeaders }) => loaderHeaders },
  },
}
for (const [id, { path, loader, action, isFile }] of Object.entries(pages)) {
  const index = path === '/'
  routes[id] = {
    id,
    parentId: 'root',
    path: index ? undefined : path,
    index,
    module: isFile
      ? { loader }
      : { default: () => null, loader, action, headers: ({ loaderHeaders }) => loaderHeaders },
  }
}

function handleRequest(_request, status, headers, { staticHandlerContext }, context) {
  const { nonce, preferences } = context.get(visit)
  renders += 1
  const facts = JSON.stringify({
    ...staticHandlerContext.loaderData,
    ...staticHandlerContext.actionData,
    renders,
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(
    `<!DOCTYPE html><html lang="${preferences.locale}"><body><pre>${facts}</pre>` +
      `<script nonce="${nonce}">window.started=true</script></body></html>`,
    { status, headers },
  )
}

function handleError(error, { context }) {
  if (!(isRouteErrorResponse(error) && error.status < 500)) context.get(visit).report?.(error)
}

export const entry = { module: { default: handleRequest, createRequestHandler, handleError, provideContext } }
export { routes }
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' }
export const publicPath = '/'
export const assetsBuildDirectory = 'client'
export const basename = '/'
export const future = { v8_middleware: true, v8_passThroughRequests: true }
export const isSpaMode = false
export const ssr = true
export const prerender = []
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
export const allowedActionOrigins = []
