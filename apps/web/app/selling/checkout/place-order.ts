import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { makeFamilyLink } from '@tecnoclick/contract/selling/family-links/endpoints'
import { placeOrder as placeOrderEndpoint } from '@tecnoclick/contract/selling/orders/endpoints'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { checkoutFields } from '@tecnoclick/domain/selling/order-fields'
import { data } from 'react-router'
import { refusedResult } from '../../platform/form/form-action.ts'
import type { FieldErrors } from '../../platform/form/form-result.ts'
import { amountOf, idOf, isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import { totalField } from './checkout-form.ts'

export interface CheckoutRefusal {
  failure: ErrorCode | 'noAnswer'
  /** The product that is out of stock or limited, and how many units of it may be reserved. */
  name?: string
  units?: number
  /** The total to confirm after prices have changed. */
  newTotal?: number
  errors?: FieldErrors
}

export async function placeOrder(visit: Visit, form: FormData, url: URL) {
  const homeDelivery = textOf(form, 'homeDelivery') === 'on'
  const addressId = homeDelivery ? (idOf(form, 'addressId') ?? null) : null
  const paymentMethod = textOf(form, 'paymentMethod') || null
  const shownTotal = textOf(form, totalField(addressId, paymentMethod)) || textOf(form, totalField(addressId))
  const outcome = await visit.client.attempt(placeOrderEndpoint, {
    headers: keyHeaders(textOf(form, 'orderKey')),
    body: {
      homeDelivery,
      addressId,
      pickupPointId: homeDelivery ? null : (idOf(form, 'pickupPointId') ?? null),
      recipientName: textOf(form, 'recipientName'),
      recipientPhone: textOf(form, 'recipientPhone'),
      ...textsOf(form, keysOf(checkoutFields)),
      paymentMethod,
      currency: textOf(form, 'currency'),
      confirmedTotal: Number(shownTotal),
      ...(isTicked(form, 'useCredit') && { credit: amountOf(form, 'credit') }),
      termsAccepted: isTicked(form, 'termsAccepted'),
    },
  })
  if (outcome.ok) {
    const { id } = outcome.data
    // Without an answer the next page offers it again.
    if (isTicked(form, 'familyPays')) await visit.client.attempt(makeFamilyLink, { params: { id } })
    return redirectWithFlash(`/shop/checkout/success/${id}`, 'orderPlaced', url)
  }
  const { code, values, fields, statusCode } = outcome.error
  const refusal: CheckoutRefusal = {
    failure: code,
    ...(values?.name !== undefined && { name: String(values.name) }),
    ...(values?.units !== undefined && { units: Number(values.units) }),
    ...(code === 'priceChanged' && { newTotal: Number(fields?.total) }),
    ...(code === 'invalid' && { errors: refusedResult(outcome.error, visit).errors ?? {} }),
  }
  return data(refusal, { status: statusCode })
}
