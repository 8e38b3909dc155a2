import type { Translation } from '../platform/translation.ts'
import type { repairPage as source } from './repair-page.es.ts'

export const repairPage: Translation<typeof source, 'en'> = {
  intake: {
    title: 'As it was received',
    type: 'Kind of device',
    estimate: 'Estimate',
    range: '{from} to {to}',
    marks: 'Visible damage',
    picture: 'Numbered marks on the device',
    answers: { yes: 'Yes', no: 'No', untested: 'Not tested' },
    places: {
      topLeft: 'top left',
      top: 'top',
      topRight: 'top right',
      left: 'left',
      center: 'centre',
      right: 'right',
      bottomLeft: 'bottom left',
      bottom: 'bottom',
      bottomRight: 'bottom right',
    },
  },
  pay: {
    deposit: 'Pay the deposit',
    rest: 'Pay the repair',
    hint: 'Transfer to this account and write the transaction code here. It counts once the workshop has verified it.',
    send: 'I have paid',
    code: 'Transaction code',
    photo: 'Photo of the receipt (optional)',
    photoHint: 'One, of up to 5 MB. You and whoever verifies payments see it.',
    photoAlt: 'With a photo of the receipt',
    states: { reported: 'To be verified', verified: 'Verified', rejected: 'It did not arrive' },
  },
}
