import { account } from '../people/account.ar.ts'
import { addresses } from '../people/addresses.ar.ts'
import { security } from '../people/security.ar.ts'
import { restErrors as errors } from '../platform/rest-errors.ar.ts'
import { restValidation as validation } from '../platform/rest-validation.ar.ts'
import { resets } from '../resets/resets.ar.ts'
import { checkout } from '../selling/checkout.ar.ts'
import { orders } from '../selling/orders.ar.ts'
import { payment } from '../selling/payment.ar.ts'
import { progress } from '../selling/progress.ar.ts'
import { blog } from '../site/blog.ar.ts'
import { site } from '../site/site.ar.ts'
import { services } from '../workshop/services.ar.ts'

export const rest = {
  checkout,
  security,
  account,
  addresses,
  orders,
  payment,
  progress,
  services,
  resets,
  site,
  blog,
  errors,
  validation,
}
