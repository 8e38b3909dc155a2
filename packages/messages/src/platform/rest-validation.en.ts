import type { restValidation as source } from './rest-validation.es.ts'
import type { Translation } from './translation.ts'

export const restValidation = {
  messagesFull: 'This conversation has 200 messages already: please call or send an e-mail',
  commonPassword: 'That password is one of the most used and quickly guessed. Choose another one.',
  passwordForm: 'The password did not arrive correctly. Reload the page and try again.',
  signUpConfirm: 'Confirm the password',
  signUpMismatch: 'The passwords do not match',
  accountType: 'Choose how you want to sign up (Person or Business)',
  newPassword: 'Enter the new password',
  newPasswordConfirm: 'Confirm the new password',
  newPasswordMismatch: 'The new passwords do not match',
  resetKey: 'Enter the verification code',
  resetKeyLength: 'The code must have 4 digits!',
  companyName: 'Enter the name of your company',
  companyCode: 'Enter the REEUP code of your company',
  plan: 'The amount fits no plan of this file',
  website: 'Invalid web address',
  taken: 'Already in use',
  future: 'The date must be in the future',
} satisfies Translation<typeof source, 'en'>
