import type { Translation } from '../platform/translation.ts'
import type { notices as source } from './notices.es.ts'

/** Texts of the page of notices, which gets them with its data. */
export const notices: Translation<typeof source, 'en'> = {
  intro:
    'Your notices arrive by e-mail. If you connect Telegram, those you choose arrive there instead, and you can ask about your orders and repairs. What protects your account always arrives by e-mail.',
  mailOnly: 'Your notices arrive by e-mail. This shop uses no other way.',
  heading: 'Notices by Telegram',
  connectText: 'The link opens our bot. Press “Start” and your account is connected.',
  connect: 'Connect Telegram',
  open: 'Open Telegram',
  orType: 'Or write this code to the bot @{bot}, from the phone where you use Telegram:',
  expires: 'It works once and until {time}. Do not share it.',
  byMail: 'We sent the link to your e-mail',
  byMailText: 'Open it on the phone where you use Telegram. It works once and for fifteen minutes.',
  check: 'Check the connection',
  connected: 'Connected',
  since: 'Since {date}',
  broken: 'Telegram does not deliver the messages',
  brokenText:
    'You may have blocked the bot. Your notices arrive by e-mail. Write to the bot or connect it again.',
  again: 'Connect again',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Telegram?',
  disconnectText: 'Your notices will arrive by e-mail.',
  disconnected: 'Telegram is disconnected.',
  choices: 'What arrives where',
  reminders: {
    title: 'Reminders',
    text: 'Only one per cart and one per order. You can change it at any time.',
    carts: 'Remind me of what I left in the cart',
    reviews: 'Ask me for a review of what I received',
  },
  quiet: 'Hours without messages in Telegram',
  quietText: 'What comes in these hours waits until they end. Time in Cuba.',
  from: 'From',
  until: 'Until',
  none: 'None',
  save: 'Save',
  saved: 'Your notices are saved.',
  both: 'Choose both hours, or none.',
  topics: {
    orders: 'Orders and returns',
    payments: 'Payments and store credit',
    repairs: 'Repairs',
    resets: 'Reset files',
    news: 'News you asked for',
  },
  channels: {
    mail: 'By e-mail',
    telegram: 'By Telegram',
  },
}
