import { product } from '../catalogue/product.ar.ts'
import { shop } from '../catalogue/shop.ar.ts'
import { frontErrors as errors } from '../platform/errors.ar.ts'
import { shell } from '../platform/shell.ar.ts'
import { ui } from '../platform/ui.ar.ts'
import { validation } from '../platform/validation.ar.ts'
import { cart } from '../selling/cart.ar.ts'

export const front = {
  shell,
  ui,
  errors,
  validation,
  shop,
  product,
  cart,
}
