import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../rendering/testing/render-page.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'

const render = (addresses: ComponentProps<typeof DeliveryChoice>['addresses']) =>
  renderPage('/shop/checkout', () => (
    <DeliveryChoice
      addresses={addresses}
      address={addresses?.[0]}
      places={{ countries: [], states: [], cities: [] }}
      values={{}}
      pickupPoints={[]}
      lastPointId={undefined}
      currency="USD"
      lowestFee={0.5}
      onAddress={() => {}}
      homeDelivery
      onHomeDelivery={() => {}}
      editing={undefined}
      onEditing={() => {}}
      onPicking={() => {}}
    />
  ))

const none = 'No se encuentran direcciones de envío configuradas'
const failed = 'No se pudieron cargar sus direcciones.'

test('a customer without addresses gets the form of one, and the lowest fee', async () => {
  const html = await render([])
  expect(html).toContain(none)
  expect(html).toContain('Guardar dirección')
  expect(html).toContain('Desde $0.50\u00a0USD')
  expect(html).not.toContain(failed)
})

test('addresses that could not be loaded show an error with a retry link', async () => {
  const html = await render(undefined)
  expect(html).toContain(failed)
  expect(html).toMatch(/href="\/shop\/checkout"[^>]*>Intentar de nuevo/)
  expect(html).not.toContain(none)
})
