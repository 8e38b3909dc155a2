import { account } from '../people/account.ru.ts'
import { addresses } from '../people/addresses.ru.ts'
import { security } from '../people/security.ru.ts'
import { restErrors as errors } from '../platform/rest-errors.ru.ts'
import { restValidation as validation } from '../platform/rest-validation.ru.ts'
import { resets } from '../resets/resets.ru.ts'
import { checkout } from '../selling/checkout.ru.ts'
import { orders } from '../selling/orders.ru.ts'
import { payment } from '../selling/payment.ru.ts'
import { progress } from '../selling/progress.ru.ts'
import { blog } from '../site/blog.ru.ts'
import { site } from '../site/site.ru.ts'
import { services } from '../workshop/services.ru.ts'

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
