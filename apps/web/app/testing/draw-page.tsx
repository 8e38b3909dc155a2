import { es } from '@tecnoclick/messages/es'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { ToastProvider } from '@tecnoclick/ui/toast'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { visitOf } from '../context.ts'
import { loadShell } from '../shell/load-shell.ts'
import { testContext } from '../testing.ts'

/** The HTML that the server would send for a page, in Spanish, to whom the API answers so. */
export async function drawPage<Props>(
  path: string,
  Component: ComponentType<Props>,
  answers: Record<string, unknown> = {},
): Promise<string> {
  const { shell } = await loadShell(visitOf(testContext(answers)), new URL(path, 'https://tienda.cu'))
  const Page = createRoutesStub([{ id: 'root', Component: Outlet, children: [{ path, Component }] }])
  return renderToStaticMarkup(
    <MessagesProvider locale="es" table={es}>
      <ToastProvider durationMs={0}>
        <Page initialEntries={[path]} hydrationData={{ loaderData: { root: shell } }} />
      </ToastProvider>
    </MessagesProvider>,
  )
}
