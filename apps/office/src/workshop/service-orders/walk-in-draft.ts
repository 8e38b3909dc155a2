import type { IntakeForm } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import type { WalkIn } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { amountOf, numberOf, textOrNull } from '../../platform/api/form-values.ts'
import { emptyIntake, type IntakeDraft, intakeFieldOf, toIntake } from '../intake/intake-draft.ts'

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
  ...emptyIntake,
}

export type WalkInDraft = Omit<typeof emptyWalkIn, keyof IntakeDraft> & IntakeDraft

export function toWalkIn(draft: WalkInDraft, form?: IntakeForm, takenDate?: string): WalkIn {
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
    intake: form ? toIntake(draft, form, takenDate) : null,
  }
}

/** The field that shows what the API refused; undefined for one that the form does not have. */
export function walkInFieldOf(name: string): keyof WalkInDraft | undefined {
  if (name === 'deposit' || name === 'deposit.amount') return 'deposit'
  if (name === 'deposit.currency') return 'currency'
  if (name === 'deposit.paymentMethod') return 'depositMethod'
  if (name.startsWith('intake.')) return intakeFieldOf(name.slice('intake.'.length))
  return Object.hasOwn(emptyWalkIn, name) ? (name as keyof WalkInDraft) : undefined
}
