import type { staffErrors as errorSource, staffValidation as source } from './staff-validation.es.ts'
import type { Translation } from './translation.ts'

export const staffValidation = {
  serial: 'Enter a serial number: 3 to 40 letters and digits',
  serialTwice: 'That serial number is there twice',
  serialsMissing: 'Serial numbers are missing',
  serialsTooMany: 'There are more serial numbers than units',
  serialsDiffer: 'Not the serial numbers of the order',
  imei: 'Check the IMEI: it has 15 digits, and the last one checks the others',
  abovePrice: 'Must be higher than the price',
  notSellable: 'What is defective or damaged does not go back to stock',
  max12: 'At most 12, divided by commas',
  slug: 'Use only lower-case letters without accents, digits and hyphens',
} satisfies Translation<typeof source, 'en'>

export const staffErrors = {
  invoiced: 'The order has an invoice. Cancel it with a credit note first.',
  serialTaken: 'That serial number is in another order already, or not for sale.',
  serialMismatch: 'What is handed over is not what was packed: check the serial numbers or say why.',
} satisfies Translation<typeof errorSource, 'en'>
