import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { productCalls } from '../../catalogue/products/product-form.ts'
import { customerCalls } from '../../people/customers/customer-list.tsx'
import { officeClient } from '../../platform/api/office-client.ts'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { paymentMethodCalls } from '../payments/method-list.tsx'
import { emptyPromotion } from './promotion-form.ts'
import { PromotionPreview } from './promotion-preview.tsx'

const { preview } = office.promotions
const listing = 'GET /api/admin/products'

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: emptyPromotion })}>
      <PromotionPreview />
    </FormProvider>
  )
}

test('a product that is not on the first page is found by the server, and keeps its name', async () => {
  const ink = { id: 1, name: 'Tinta negra', sku: 'TINTA-1' }
  const late = { id: 2001, name: 'Zumbador', sku: 'ZUM-2001' }
  let isTyped = false
  const { countOf } = renderOffice(
    <Form />,
    {
      [listing]: () => ({ data: [isTyped ? late : ink], total: 1 }),
      [`${listing}/2001`]: late,
      'GET /api/admin/customers': { data: [], total: 0 },
      'GET /api/admin/payment-methods': { data: [], total: 0 },
      'GET /api/currencies': { data: [] },
    },
    '/admin/promotions',
    {
      products: productCalls(officeClient),
      customers: customerCalls(officeClient),
      'payment-methods': paymentMethodCalls(officeClient),
    },
  )
  const box = screen.getByLabelText(preview.products)
  fireEvent.click(box)
  await screen.findByRole('option', { name: /Tinta negra/ })
  isTyped = true
  fireEvent.change(box, { target: { value: 'zum' } })
  fireEvent.click(await screen.findByRole('option', { name: /Zumbador/ }))
  isTyped = false
  fireEvent.blur(box)
  await screen.findByText('Zumbador · ZUM-2001')
  expect(countOf(listing)).toBeGreaterThan(1)
})
