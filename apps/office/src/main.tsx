import '@tecnoclick/contract/platform/zod-without-eval'

import { es } from '@tecnoclick/messages/tables/es'
import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { LinkProvider } from '@tecnoclick/ui/link'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { ToastProvider } from '@tecnoclick/ui/toast'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type Location, ScrollRestoration } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Office } from './app/office.tsx'
import { OfficeLink } from './platform/layout/back-link.tsx'
import './office.css'

/** A dialog keeps the scroll position of its list: both share resource and query. */
function scrollKey({ pathname, search }: Location): string {
  return pathname.split('/').slice(0, 3).join('/') + search
}

const router = createBrowserRouter([
  {
    path: '/admin/*',
    element: (
      <LinkProvider component={OfficeLink}>
        <ToastProvider>
          <ConfirmProvider>
            <Office />
          </ConfirmProvider>
        </ToastProvider>
        <ScrollRestoration getKey={scrollKey} />
      </LinkProvider>
    ),
  },
])

const root = document.getElementById('office')
if (root) {
  // Each screen renders its own title, which would be a second one.
  document.querySelector('title')?.remove()
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider locale="es" table={es}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </StrictMode>,
  )
}
