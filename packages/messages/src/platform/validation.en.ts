import type { Translation } from './translation.ts'
import type { validation as source } from './validation.es.ts'

export const validation = {
  required: 'Fill in this field',
  email: 'Invalid email address',
  min6: 'Minimum length is 6!',
  min8: 'Minimum length is 8!',
  max128: 'Maximum length is 128!',
  max50: 'Maximum length is 50!',
  maxLength: 'Maximum length is {max}!',
  country: 'Select a country',
  state: 'Select a province/state',
  city: 'Select a municipality/city',
  brand: 'Select a brand',
  address: 'Select an address',
  transactionCode: 'Enter the transaction code',
  transactionCodeForm: 'Use letters, digits and dashes only',
  transactionCodeShort: 'It must have at least six letters and digits, four of them digits',
  hardwareId: 'Enter the hardware ID',
  phone: 'Invalid phone number',
  number: 'Enter a number',
  plainText: 'Line breaks and control characters are not allowed here',
  unknown: 'It does not exist',
} satisfies Translation<typeof source, 'en'>
