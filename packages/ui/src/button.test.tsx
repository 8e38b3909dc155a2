import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { isOwnPage, LinkProvider } from './link.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'

test('a button does not submit a form by default', () => {
  expect(renderSpanish(<Button>Guardar</Button>)).toContain('type="button"')
  expect(renderSpanish(<Button type="submit">Guardar</Button>)).toContain('type="submit"')
})

test('a busy button keeps its text, width and name', () => {
  const html = renderSpanish(<Button busy>Guardar</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Guardar')
  expect(html).not.toContain('disabled=""')
})

test('with href it renders the link component of the app', () => {
  const routed = renderSpanish(
    <LinkProvider
      component={({ href, children }) => (
        <a href={href} data-routed="">
          {children}
        </a>
      )}
    >
      <Button href="/shop">Tienda</Button>
      <Button href="tel:+5355">Llamar</Button>
    </LinkProvider>,
  )
  expect(routed).toContain('<a href="/shop" data-routed="">Tienda</a>')
  expect(routed).toContain('href="tel:+5355"')
})

test.each([
  ['/shop', true],
  ['/', true],
  ['?page=2', true],
  ['', true],
  ['//elsewhere.example', false],
  ['https://wa.me/53', false],
  ['mailto:a@b.cu', false],
  ['#reviews', false],
])('%j is a link of the app: %s', (href, stays) => {
  expect(isOwnPage(href)).toBe(stays)
})
