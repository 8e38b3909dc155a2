import type { Send } from '@tecnoclick/contract/platform/client'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import type { RouterContextProvider } from 'react-router'
import { provideContext, type WebContext } from './context.ts'

const noParts = { front: '', rest: '' }

/** A bundle that was never built. */
const noAssets: WebContext['assets'] = {
  messages: { es: noParts, en: noParts, ru: noParts, ar: noParts },
}

const currencies = [
  { code: 'USD', symbol: '$', name: 'Dólar estadounidense', decimals: 2 },
  { code: 'CUP', symbol: 'CUP', name: 'Peso cubano', decimals: 2 },
]

const list = (data: unknown[]) => ({ data, total: data.length })

const answers: Record<string, unknown> = {
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

/** A request whose API answers what it is told to; `undefined` makes a path fail, a function hears the call. */
export function testContext(
  changes: Record<string, unknown> = {},
  preferences: WebContext['preferences'] = {
    locale: 'es',
    currency: 'USD',
    saveData: false,
    localeFromAddress: false,
  },
): RouterContextProvider {
  return provideContext({
    send: fakeSend(changes),
    turn: async () => {},
    parts: new Map(),
    preferences,
    nonce: 'n',
    requestId: 'r',
    assets: noAssets,
  })
}

function fakeSend(changes: Record<string, unknown>): Send {
  const all = { ...answers, ...changes }
  return async (path, init) => {
    const address = decodeURIComponent(path).replace(/[?&]filter\[order\]=[^&]*/, '')
    const told = all[address]
    const body: unknown = typeof told === 'function' ? told(init) : told
    if (body instanceof Response) return body
    return body === undefined ? new Response(null, { status: 503 }) : Response.json(body)
  }
}
