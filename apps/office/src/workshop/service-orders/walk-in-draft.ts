import type { WalkIn } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { amountOf, numberOf, textOrNull } from '../../platform/api/form-values.ts'

/** In place of a brand of the shop. */
export const otherBrand = 'other'

export const emptyWalkIn = {
  /** The account of whoever leaves it, if they have one. */
  customerId: '',
  name: '',
  phone: '',
  email: '',
  serviceId: '',
  brandId: '',
  brandName: '',
  model: '',
  accessories: '',
  failure: '',
  deposit: '',
  currency: 'CUP',
  depositMethod: 'cash',
  warrantyMonths: '3',
}

export type WalkInDraft = typeof emptyWalkIn

export function toWalkIn(draft: WalkInDraft): WalkIn {
  const { name, phone, failure, currency } = draft
  const deposit = amountOf(draft.deposit)
  return {
    name,
    phone,
    failure,
    email: textOrNull(draft.email),
    serviceId: numberOf(draft.serviceId),
    ...(draft.brandId === otherBrand
      ? { brandName: textOrNull(draft.brandName) }
      : { brandId: numberOf(draft.brandId) }),
    customerId: draft.customerId === '' ? null : numberOf(draft.customerId),
    model: textOrNull(draft.model),
    accessories: textOrNull(draft.accessories),
    deposit: deposit === null ? null : { amount: deposit, currency, paymentMethod: draft.depositMethod },
    warrantyMonths: numberOf(draft.warrantyMonths),
  }
}

/** The field that shows what the API refused; undefined for one that the form does not have. */
export function walkInFieldOf(name: string): keyof WalkInDraft | undefined {
  if (name === 'deposit' || name === 'deposit.amount') return 'deposit'
  if (name === 'deposit.currency') return 'currency'
  if (name === 'deposit.paymentMethod') return 'depositMethod'
  return Object.hasOwn(emptyWalkIn, name) ? (name as keyof WalkInDraft) : undefined
}
