import type { Send } from '@tecnoclick/contract/platform/client'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import type { RouterContextProvider } from 'react-router'
import { provideContext, type WebContext } from '../context.ts'

const noParts = { front: '', rest: '' }

const noAssets: WebContext['assets'] = {
  messages: { es: noParts, en: noParts, ru: noParts, ar: noParts },
}

const currencies = [
  { code: 'USD', symbol: '$', name: 'Dólar estadounidense', decimals: 2 },
  { code: 'CUP', symbol: 'CUP', name: 'Peso cubano', decimals: 2 },
]

const list = (data: unknown[]) => ({ data, total: data.length })

const defaultResponses: Record<string, unknown> = {
  '/api/settings': initialPublicSettings,
  '/api/currencies': list(currencies),
  '/api/security/me': { user: null },
  '/api/states': list([
    { id: 5, name: 'Granma', countryId: 1, version: 1 },
    { id: 9, name: 'Las Tunas', countryId: 1, version: 1 },
  ]),
  '/api/cities?filter[where][stateId]=5': list([{ id: 41, name: 'Bayamo', stateId: 5, version: 1 }]),
  '/api/cities?filter[where][stateId]=9': list([{ id: 70, name: 'Amancio', stateId: 9, version: 1 }]),
}

/** A request context with a fake API: `undefined` makes a path fail, a function receives the request. */
export function testContext(
  responses: Record<string, unknown> = {},
  preferences: WebContext['preferences'] = {
    locale: 'es',
    currency: 'USD',
    saveData: false,
    localeFromAddress: false,
  },
): RouterContextProvider {
  return provideContext({
    send: fakeSend(responses),
    waitForRenderSlot: async () => {},
    fragmentCache: new Map(),
    preferences,
    nonce: 'n',
    requestId: 'r',
    assets: noAssets,
  })
}

function fakeSend(responses: Record<string, unknown>): Send {
  const all = { ...defaultResponses, ...responses }
  return async (path, init) => {
    const address = decodeURIComponent(path).replace(/[?&]filter\[order\]=[^&]*/, '')
    const response = all[address]
    const body: unknown = typeof response === 'function' ? response(init) : response
    if (body instanceof Response) return body
    return body === undefined ? new Response(null, { status: 503 }) : Response.json(body)
  }
}
