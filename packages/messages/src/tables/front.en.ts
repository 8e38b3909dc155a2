import { product } from '../catalogue/product.en.ts'
import { shop } from '../catalogue/shop.en.ts'
import { frontErrors as errors } from '../platform/errors.en.ts'
import { shell } from '../platform/shell.en.ts'
import { ui } from '../platform/ui.en.ts'
import { validation } from '../platform/validation.en.ts'
import { cart } from '../selling/cart.en.ts'

export const front = {
  shell,
  ui,
  errors,
  validation,
  shop,
  product,
  cart,
}
