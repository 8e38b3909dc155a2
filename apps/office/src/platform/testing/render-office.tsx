import { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { type ErrorCode, errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { permissions } from '@tecnoclick/domain/people/permissions'
import { es } from '@tecnoclick/messages/tables/es'
import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { LinkProvider } from '@tecnoclick/ui/link'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { ToastProvider } from '@tecnoclick/ui/toast'
import { render } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { createAuthProvider } from '../../people/sign-in/auth-provider.ts'
import { createDataProvider } from '../api/data-provider.ts'
import { officeClient } from '../api/office-client.ts'
import { OfficeLink } from '../layout/back-link.tsx'
import { i18nProvider } from '../texts.ts'
import { LastChangeProvider } from '../undo.tsx'

export const viewer: Viewer = {
  id: 3,
  name: 'Yoel',
  email: 'yoel@ejemplo.cu',
  role: 'admin',
  avatar: '',
  wholesale: false,
  permissions: [...permissions],
}

interface AskedRequest {
  /** `POST /api/sellorders/counter`, without the query. */
  call: string
  key: string | null
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it sent.
  body: any
}

/** A JSON body, a refusal, or `lost` for a connection that breaks. */
type Answer = object | 'lost'
type Answers = Record<string, Answer | ((request: AskedRequest) => Answer | Promise<Answer>)>

/** Like the API: 200 with the body, or an error of the contract. */
export function refusal(code: ErrorCode, values?: Record<string, string | number>): Response {
  const { status, name } = errorCodes[code]
  const error = { statusCode: status, name, code, message: es.errors[code], ...(values && { values }) }
  return Response.json({ error }, { status })
}

/** Renders a screen with everything that surrounds it. Only `fetch` is fake; what it is not told about is not found. */
export function renderOffice(
  screen: ReactElement,
  answers: Answers = {},
  path = '/admin',
  resources: Parameters<typeof createDataProvider>[0] = {},
) {
  const asked: AskedRequest[] = []
  const known: Answers = { 'GET /api/security/me': { user: viewer }, ...answers }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const request = {
      call: `${method} ${address.split('?')[0]}`,
      key: new Headers(headers).get('idempotency-key'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    asked.push(request)
    const answer = known[request.call] ?? refusal('notFound')
    const given = typeof answer === 'function' ? await answer(request) : answer
    if (given === 'lost') throw new TypeError('Failed to fetch')
    return given instanceof Response ? given.clone() : Response.json(given)
  })
  const router = createMemoryRouter(
    [
      {
        path: '/admin/*',
        element: (
          <LinkProvider component={OfficeLink}>
            <ToastProvider>
              <ConfirmProvider>
                <CoreAdminContext
                  basename="/admin"
                  authProvider={createAuthProvider(officeClient)}
                  dataProvider={createDataProvider(resources)}
                  i18nProvider={i18nProvider}
                  queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
                >
                  <LastChangeProvider>{screen}</LastChangeProvider>
                </CoreAdminContext>
              </ConfirmProvider>
            </ToastProvider>
          </LinkProvider>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  const rendered = render(
    <MessagesProvider locale="es" table={es}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  )
  return {
    ...rendered,
    router,
    asked,
    countOf: (call: string) => asked.filter((one) => one.call === call).length,
  }
}
