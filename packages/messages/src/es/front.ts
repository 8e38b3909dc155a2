import { cart } from './cart.ts'
import { errors } from './errors.ts'
import { product } from './product.ts'
import { shell } from './shell.ts'
import { shop } from './shop.ts'
import { ui } from './ui.ts'
import { validation } from './validation.ts'

/** Texts of the public catalogue pages, which every visitor downloads first. */
export const front = {
  shell,
  ui,
  errors,
  validation,
  shop,
  product,
  cart,
}
