import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { recoveryCodeLife, recoveryTries } from '@tecnoclick/domain/people/recovery-code'
import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'

/** The four mails about an account. */

export function activationMail({ storeName: store }: Store, link: string): WrittenMail {
  const { subject, heading, welcome, validity, notYou, action } = mails.activation
  const validFor = fillText(validity, { hours: activationKeyLife / hours(1) })
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(welcome, { store }), validFor, notYou],
      action: { label: action, url: link },
    },
  }
}

export function addressTakenMail({ storeName: store }: Store, storeUrl: string): WrittenMail {
  const { subject, heading, happened, you, notYou, action } = mails.addressTaken
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(happened, { store }), you, notYou],
      action: { label: action, url: recoveryPage(storeUrl) },
    },
  }
}

export function recoveryCodeMail({ storeName: store }: Store, code: string): WrittenMail {
  const { subject, heading, use, validity, notYou } = mails.recoveryCode
  const limits = fillText(validity, { minutes: recoveryCodeLife / minutes(1), tries: recoveryTries })
  return {
    subject: fillText(subject, { store }),
    content: { heading, paragraphs: [use, limits, notYou], code },
  }
}

export function passwordChangedMail({ storeName: store }: Store, storeUrl: string, at: Date): WrittenMail {
  const { subject, heading, happened, notYou, action } = mails.passwordChanged
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(happened, { time: formatDateTime(at, 'es') }), notYou],
      action: { label: action, url: recoveryPage(storeUrl) },
    },
  }
}

function recoveryPage(storeUrl: string): string {
  return `${storeUrl}/account/forgotpassword`
}
