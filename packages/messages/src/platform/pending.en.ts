import type { pending as source } from './pending.es.ts'
import type { Translation } from './translation.ts'

export const pending = {
  order: {
    done: 'Your order is placed',
    doneNumber: 'Your order {number} is placed',
    notSent: 'Your order was not sent',
    unknown: 'We do not know whether your order arrived',
    open: 'See the order',
  },
  payment: {
    done: 'Your payment report is recorded',
    doneNumber: 'Your payment report for order {number} is recorded',
    notSent: 'Your payment report was not sent',
    unknown: 'We do not know whether your payment report arrived',
    open: 'See the order',
  },
  return: {
    done: 'Your return is requested',
    doneNumber: 'Your return {number} is requested',
    notSent: 'Your return request was not sent',
    unknown: 'We do not know whether your return request arrived',
    open: 'See the return',
  },
  service: {
    done: 'Your request is made',
    doneNumber: 'Your request {number} is made',
    notSent: 'Your request was not sent',
    unknown: 'We do not know whether your request arrived',
    open: 'See the request',
  },
  message: {
    done: 'Your message is sent',
    doneNumber: 'Your message about {number} is sent',
    notSent: 'Your message was not sent',
    unknown: 'We do not know whether your message arrived',
    open: 'See the messages',
  },
  reset: {
    done: 'Your purchase is made',
    doneNumber: 'Your purchase {number} is made',
    notSent: 'Your purchase was not sent',
    unknown: 'We do not know whether your purchase arrived',
    open: 'See the purchase',
  },
  arrived: 'The connection broke before the answer came. There is no need to send it again.',
  arrivedOffline: 'It reached the shop. You will see the details here when the connection is back.',
  kept: 'Everything is as you left it: you can send it again.',
  keptThere: 'Everything is as you left it: go back and send it again.',
  waiting: 'We will check when the connection is back.',
  checking: 'We are checking…',
  old: 'That was more than two days ago. See in your account whether it arrived.',
  signIn: 'Sign in and we will check.',
  signInAction: 'Sign in',
  back: 'Back to the form',
  dismiss: 'Got it',
} as const satisfies Translation<typeof source, 'en'>
