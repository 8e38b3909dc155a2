import './catalogue/mails.ts'
import './delivery/delivery-mails.ts'
import './people/mails.ts'
import './resets/mails.ts'
import './selling/family-mails.ts'
import './selling/mails.ts'
import './selling/return-mails.ts'
import './site/campaign-mails.ts'
import './site/mails.ts'
import './workshop/mails.ts'
import { listShipped } from './platform/editable-texts.ts'

type Areas = {
  catalogue: typeof import('./catalogue/mails.ts').mails
  delivery: typeof import('./delivery/delivery-mails.ts').mails
  people: typeof import('./people/mails.ts').mails
  resets: typeof import('./resets/mails.ts').mails
  selling: typeof import('./selling/mails.ts').mails & { familyMails: unknown } & Pick<
      typeof import('./selling/return-mails.ts'),
      'returnMails' | 'returnAskedMail'
    >
  site: typeof import('./site/mails.ts').mails & typeof import('./site/campaign-mails.ts')
  workshop: typeof import('./workshop/mails.ts').mails
}

/** A message whose texts the owner can change. The office has a name for each. */
export type MessageName = {
  [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}`
}[keyof Areas]

/** All of them: each file tells of its messages when it is loaded. */
export const shippedMessages = listShipped()
