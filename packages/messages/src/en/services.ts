import type { services as source } from '../es/services.ts'
import type { Translation } from '../table.ts'

export const services = {
  title: 'Services',
  request: 'Request Service',
  none: 'There are no services to show',
  failed: 'The services could not be loaded',
  signInRequired: 'You need to sign in to request a service',
  order: {
    title: 'Service request',
    service: 'Service',
    brand: 'Brand',
    model: 'Model',
    failure: 'General description (failure)',
    homeService: 'Home service',
    address: 'Address',
    chooseAddress: 'Select an address',
    noAddresses: 'No shipping addresses have been set up',
    photos: 'Photos of the failure',
    photosHint: 'Up to 4 photos of 5 MB',
    submit: 'Send request',
    confirmTitle: 'Send request',
    confirmText: 'Do you want to send the service request?',
    done: 'Request Completed',
  },
  ticket: {
    title: 'Service order {number}',
    status: 'Status',
    history: 'History',
    answer: 'Answer',
    quote: 'Quote',
    validUntil: 'Valid until {date}',
    accept: 'Accept quote',
    reject: 'Reject quote',
    accepted: 'Quote accepted',
    rejected: 'Quote rejected',
  },
} satisfies Translation<typeof source, 'en'>
