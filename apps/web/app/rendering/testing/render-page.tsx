import { es } from '@tecnoclick/messages/tables/es'
import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { ToastProvider } from '@tecnoclick/ui/toast'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { loadShell } from '../../shell/load-shell.ts'
import { visitOf } from '../context.ts'
import { testContext } from './test-context.ts'

interface PageData {
  /** API responses for the shell. */
  responses?: Record<string, unknown>
  loaderData?: unknown
  actionData?: unknown
}

/** The HTML of a page, in Spanish. */
export async function renderPage<Props>(
  path: string,
  Component: ComponentType<Props>,
  { responses = {}, loaderData, actionData }: PageData = {},
): Promise<string> {
  const { shell } = await loadShell(visitOf(testContext(responses)), new URL(path, 'https://tienda.cu'))
  const Page = createRoutesStub([
    { id: 'root', Component: Outlet, children: [{ id: 'page', path, Component }] },
  ])
  const hydrationData = { loaderData: { root: shell, page: loaderData }, actionData: { page: actionData } }
  return renderToStaticMarkup(
    <MessagesProvider locale="es" table={es}>
      <ToastProvider>
        <ConfirmProvider>
          <Page initialEntries={[path]} hydrationData={hydrationData} />
        </ConfirmProvider>
      </ToastProvider>
    </MessagesProvider>,
  )
}
