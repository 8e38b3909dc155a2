import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { recoveryCodeLife, recoveryLinkLife, recoveryTries } from '@tecnoclick/domain/people/recovery-code'
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

/** With the code where codes are allowed, with the link always. */
export function recoveryMail(
  { storeName: store }: Store,
  { link, code }: { link: string; code: string | undefined },
): WrittenMail {
  const { action, linkValidity, notYou } = mails.recoveryCode
  const { subject, heading } = code === undefined ? mails.recoveryLink : mails.recoveryCode
  const linkFor = fillText(linkValidity, { minutes: recoveryLinkLife / minutes(1) })
  const { use, validity } = mails.recoveryCode
  const limits = fillText(validity, { minutes: recoveryCodeLife / minutes(1), tries: recoveryTries })
  const paragraphs =
    code === undefined ? [mails.recoveryLink.use, linkFor, notYou] : [use, limits, linkFor, notYou]
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs,
      ...(code !== undefined && { code }),
      action: { label: action, url: link },
    },
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
