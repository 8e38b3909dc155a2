import { account } from './ru/account.ts'
import { addresses } from './ru/addresses.ts'
import { blog } from './ru/blog.ts'
import { cart } from './ru/cart.ts'
import { checkout } from './ru/checkout.ts'
import { components } from './ru/components.ts'
import { errors } from './ru/errors.ts'
import { orders } from './ru/orders.ts'
import { product } from './ru/product.ts'
import { resets } from './ru/resets.ts'
import { security } from './ru/security.ts'
import { services } from './ru/services.ts'
import { shell } from './ru/shell.ts'
import { shop } from './ru/shop.ts'
import { site } from './ru/site.ts'
import { ui } from './ru/ui.ts'
import { validation } from './ru/validation.ts'

export const ru = {
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
