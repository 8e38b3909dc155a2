import { product } from '../catalogue/product.ru.ts'
import { shop } from '../catalogue/shop.ru.ts'
import { frontErrors as errors } from '../platform/errors.ru.ts'
import { shell } from '../platform/shell.ru.ts'
import { ui } from '../platform/ui.ru.ts'
import { validation } from '../platform/validation.ru.ts'
import { cart } from '../selling/cart.ru.ts'

export const front = {
  shell,
  ui,
  errors,
  validation,
  shop,
  product,
  cart,
}
