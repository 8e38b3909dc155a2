import { account } from './account.ts'
import { addresses } from './addresses.ts'
import { blog } from './blog.ts'
import { checkout } from './checkout.ts'
import { components } from './components.ts'
import { orders } from './orders.ts'
import { resets } from './resets.ts'
import { security } from './security.ts'
import { services } from './services.ts'
import { site } from './site.ts'

/** Texts of all other pages. */
export const rest = {
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
