import { account } from '../people/account.es.ts'
import { addresses } from '../people/addresses.es.ts'
import { security } from '../people/security.es.ts'
import { restErrors as errors } from '../platform/rest-errors.es.ts'
import { restValidation as validation } from '../platform/rest-validation.es.ts'
import { resets } from '../resets/resets.es.ts'
import { checkout } from '../selling/checkout.es.ts'
import { orders } from '../selling/orders.es.ts'
import { payment } from '../selling/payment.es.ts'
import { progress } from '../selling/progress.es.ts'
import { blog } from '../site/blog.es.ts'
import { site } from '../site/site.es.ts'
import { services } from '../workshop/services.es.ts'

/** Texts of all other pages. */
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
