import { pending } from '../platform/pending.en.ts'
import { returns } from '../selling/returns.en.ts'
import { components } from '../site/components.en.ts'
import { alerts } from '../stock/alerts.en.ts'
import { front } from './front.en.ts'
import { rest } from './rest.en.ts'

export const en = {
  ...front,
  ...rest,
  alerts,
  components,
  pending,
  returns,
  errors: { ...front.errors, ...rest.errors },
}
