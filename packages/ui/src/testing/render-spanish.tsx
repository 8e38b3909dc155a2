import { es } from '@tecnoclick/messages/tables/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MessagesProvider } from '../messages.tsx'

/** The HTML that the server would send, with the Spanish texts. */
export function renderSpanish(content: ReactNode): string {
  return renderToStaticMarkup(
    <MessagesProvider locale="es" table={es}>
      {content}
    </MessagesProvider>,
  )
}
