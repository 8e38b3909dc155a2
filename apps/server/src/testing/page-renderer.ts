import type { WebContext } from '@tecnoclick/web/app/rendering/context.ts'
import { ownFolders } from '../folders.ts'
import { entryFunctions, loadWebBundle } from '../pages/web-bundle.ts'

interface Visitor extends Pick<WebContext['preferences'], 'locale' | 'currency'> {
  session?: string
}

/** Renders pages in this process, from the built bundle and the API of the store at this address. */
export async function createPageRenderer(address: string) {
  const { build, assets } = await loadWebBundle(ownFolders.webBuild)
  const { createRequestHandler, provideContext } = entryFunctions(build)
  const handle = createRequestHandler(build, 'production')
  const errors: unknown[] = []

  /** Renders the page with each cache, from the same API responses. */
  async function render(path: string, visitor: Visitor, caches: readonly WebContext['fragmentCache'][]) {
    const { locale, currency, session } = visitor
    const cookie = `locale=${locale}; currency=${currency}${session ? `; session=${session}` : ''}`
    const responses = new Map<string, Promise<Response>>()
    const pages: { status: number; html: string }[] = []
    for (const fragmentCache of caches) {
      const context = provideContext({
        async send(call, init) {
          const headers = new Headers(init.headers)
          headers.set('cookie', cookie)
          const response = responses.get(call) ?? fetch(address + call, { ...init, headers })
          responses.set(call, response)
          return (await response).clone()
        },
        waitForRenderSlot: async () => {},
        fragmentCache,
        preferences: { locale, currency, saveData: false, localeFromAddress: false },
        nonce: 'nonce',
        requestId: 'request',
        assets,
        report: (error) => errors.push(error),
      })
      const response = await handle(new Request(address + path, { headers: { cookie } }), context)
      pages.push({ status: response.status, html: await response.text() })
    }
    return pages
  }

  return { render, errors }
}
