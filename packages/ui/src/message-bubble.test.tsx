import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageBubble } from './message-bubble.tsx'
import { MessagesProvider } from './messages.tsx'

test('what the reader wrote stands at the end of the line, with its author and time', () => {
  const message = { author: 'customer', date: '2026-11-18T15:00:00.000Z', text: '¿En negro?' } as const
  const names = { customer: 'Usted', staff: 'Tienda' }
  const render = (reader: 'customer' | 'staff') =>
    renderToStaticMarkup(
      <MessagesProvider locale="es" table={{}}>
        <MessageBubble message={message} names={names} reader={reader} />
      </MessagesProvider>,
    )
  expect(render('customer')).toContain('ms-auto')
  expect(render('staff')).toContain('me-auto')
  expect(render('staff')).toMatch(/Usted.*dateTime="2026-11-18T15:00:00.000Z".*¿En negro\?/s)
})
