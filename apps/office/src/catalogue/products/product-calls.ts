import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import type { NewProduct } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { numberOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { productBody } from './product-form.ts'

/** A change may be the whole form's, or a price of the list alone: what is not named stays. */
export function productCalls(client: Client): ResourceCalls {
  return editableCalls(client, products, {
    create: (values) => productBody(values) as NewProduct,
    change: (values) => ({ ...productBody(values), version: numberOf(values.version) }),
  })
}
