import { account } from '../people/account.en.ts'
import { addresses } from '../people/addresses.en.ts'
import { security } from '../people/security.en.ts'
import { restErrors as errors } from '../platform/rest-errors.en.ts'
import { restValidation as validation } from '../platform/rest-validation.en.ts'
import { resets } from '../resets/resets.en.ts'
import { checkout } from '../selling/checkout.en.ts'
import { orders } from '../selling/orders.en.ts'
import { payment } from '../selling/payment.en.ts'
import { progress } from '../selling/progress.en.ts'
import { blog } from '../site/blog.en.ts'
import { site } from '../site/site.en.ts'
import { services } from '../workshop/services.en.ts'

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
