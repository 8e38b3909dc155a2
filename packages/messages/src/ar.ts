import { account } from './ar/account.ts'
import { addresses } from './ar/addresses.ts'
import { blog } from './ar/blog.ts'
import { cart } from './ar/cart.ts'
import { checkout } from './ar/checkout.ts'
import { components } from './ar/components.ts'
import { errors } from './ar/errors.ts'
import { orders } from './ar/orders.ts'
import { product } from './ar/product.ts'
import { resets } from './ar/resets.ts'
import { security } from './ar/security.ts'
import { services } from './ar/services.ts'
import { shell } from './ar/shell.ts'
import { shop } from './ar/shop.ts'
import { site } from './ar/site.ts'
import { ui } from './ar/ui.ts'
import { validation } from './ar/validation.ts'

export const ar = {
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
