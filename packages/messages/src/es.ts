import { account } from './es/account.ts'
import { addresses } from './es/addresses.ts'
import { blog } from './es/blog.ts'
import { cart } from './es/cart.ts'
import { checkout } from './es/checkout.ts'
import { components } from './es/components.ts'
import { errors } from './es/errors.ts'
import { orders } from './es/orders.ts'
import { product } from './es/product.ts'
import { resets } from './es/resets.ts'
import { security } from './es/security.ts'
import { services } from './es/services.ts'
import { shell } from './es/shell.ts'
import { shop } from './es/shop.ts'
import { site } from './es/site.ts'
import { ui } from './es/ui.ts'
import { validation } from './es/validation.ts'

export const es = {
  shell,
  ui,
  errors,
  validation,
  shop,
  product,
  cart,
  checkout,
  security,
  account,
  addresses,
  orders,
  services,
  resets,
  site,
  blog,
  components,
}
