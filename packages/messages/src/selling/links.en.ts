import type { Translation } from '../platform/translation.ts'
import type { links as source } from './links.es.ts'

export const links: Translation<typeof source, 'en'> = {
  share: {
    link: 'Link',
    copy: 'Copy the link',
    whatsapp: 'Send by WhatsApp',
    more: 'Share…',
  },
  cart: {
    title: 'Saved carts',
    intro:
      'Save your cart with a name or share it with a link. Whoever opens it sees the products at today’s prices, and nothing about you.',
    current: 'The cart as it is now',
    name: 'Name',
    nameHint: 'With a name it is kept for a year. Without one, the link works for 30 days.',
    make: 'Create the link',
    empty: 'Your cart is empty. Add products to save or share it.',
    own: 'Your links',
    none: 'You have no saved carts or links yet.',
    shared: 'Shared cart',
    until: 'Works until {date}',
    open: 'Open',
    remove: 'Remove',
    removeName: 'Remove “{name}”',
    removeText: 'The link will stop working for whoever has it.',
    message: 'Look at this cart: {link}',
    today: 'These are today’s prices. Putting it into your cart does not buy anything yet.',
    former: 'Was {price}',
    left: '{available} of {quantity} left',
    total: 'Total today',
    take: 'Put into my cart',
    nothing: 'Nothing of this cart can be bought any more.',
    partly: 'We put the products into your cart, except for this:',
    noneTaken: 'Nothing could be put into your cart:',
    bad: 'This link does not work',
    badText: 'It may have expired, or whoever made it may have removed it. Ask them for another one.',
  },
  ticket: {
    readOnly: 'This link only shows the order. Sign in to pay it, cancel it or write to us.',
    signIn: 'Sign in',
  },
  family: {
    title: 'Let my family pay',
    hint: 'We place the order and give you a link for whoever pays. They need no account.',
    explain:
      'Send the link to whoever is going to pay. They see the products, the total, the recipient’s first name and municipality; no address, phone or e-mail.',
    make: 'Create the payment link',
    until: 'We keep the products and their prices until {date}.',
    states: {
      open: 'Nobody has reported a payment yet.',
      reported: 'A payment was reported. We are verifying it.',
      paid: 'The order is paid.',
      closed: 'The order is closed.',
    },
    payer: 'Paid by: {name}',
    revoke: 'Withdraw the link',
    revokeText: 'Whoever has it will no longer be able to see or pay the order.',
    message: 'Hi, can you pay for this order? {link}',
    recipient: 'For {name}',
    recipientIn: 'For {name}, in {place}',
    asked: 'You are asked to pay for this order.',
    name: 'Your name',
    nameHint: 'Optional. Whoever placed the order sees it.',
    email: 'Your e-mail',
    emailHint:
      'Optional. We will write to you twice: when the payment is verified and when the order is delivered.',
    expired:
      'The order expired unpaid and can no longer be paid. Ask whoever sent you the link for another one.',
    cancelled: 'The order was cancelled and can no longer be paid.',
  },
}
