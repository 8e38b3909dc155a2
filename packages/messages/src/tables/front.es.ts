import { product } from '../catalogue/product.es.ts'
import { shop } from '../catalogue/shop.es.ts'
import { frontErrors as errors } from '../platform/errors.es.ts'
import { shell } from '../platform/shell.es.ts'
import { ui } from '../platform/ui.es.ts'
import { validation } from '../platform/validation.es.ts'
import { cart } from '../selling/cart.es.ts'

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
