import { account } from './en/account.ts'
import { addresses } from './en/addresses.ts'
import { blog } from './en/blog.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { components } from './en/components.ts'
import { errors } from './en/errors.ts'
import { orders } from './en/orders.ts'
import { product } from './en/product.ts'
import { resets } from './en/resets.ts'
import { security } from './en/security.ts'
import { services } from './en/services.ts'
import { shell } from './en/shell.ts'
import { shop } from './en/shop.ts'
import { site } from './en/site.ts'
import { ui } from './en/ui.ts'
import { validation } from './en/validation.ts'

export const en = {
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
