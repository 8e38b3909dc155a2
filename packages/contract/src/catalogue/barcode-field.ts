import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { errorKey } from '../platform/issue-message.ts'
import { inputSchemas } from '../platform/own-fields.ts'

/** Scanners send no spaces. */
export const barcodeField = inputSchemas(productFields).barcode.refine(
  (code) => !code || !/\s/.test(code),
  errorKey('validation.plainText'),
)
