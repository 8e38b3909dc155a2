import type { Transaction } from '@tecnoclick/database/connect'
import { readUserAgent } from '@tecnoclick/domain/people/user-agent'
import { days, seconds } from '@tecnoclick/domain/platform/duration'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { queueWrittenMail, type WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import type { SigningDevice } from './recognise-device.ts'

/** A browser that forgets its cookies must not fill the mailbox. */
const mailsPerDay = 3

interface NewDevice {
  userId: number
  email: string
  deviceId: number
  device: SigningDevice
  storeUrl: string
  now: Date
}

export async function queueNewDeviceMail(tx: Transaction, sighting: NewDevice): Promise<void> {
  const { userId, email, deviceId, device, storeUrl, now } = sighting
  const bucket = { key: `new-device-mail:${userId}`, hits: mailsPerDay, seconds: days(1) / seconds(1) }
  const { refusedFor } = await takeFromBucket(tx, bucket, now)
  if (refusedFor > 0) return
  const envelope = { kind: 'new-device', to: email, dedupeKey: `new-device:${userId}:${deviceId}` }
  await queueWrittenMail(tx, envelope, (store) => newDeviceMail(store, device, storeUrl, now))
}

function newDeviceMail(
  { storeName: store }: Store,
  { userAgent, network }: SigningDevice,
  storeUrl: string,
  at: Date,
): WrittenMail {
  const { subject, heading, happened, you, notYou, labels, action } = mails.newDevice
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [happened, you, notYou],
      facts: [
        { label: labels.device, value: describeBrowser(userAgent) },
        { label: labels.time, value: formatDateTime(at, 'es') },
        { label: labels.network, value: network },
      ],
      action: { label: action, url: `${storeUrl}/account/devices` },
    },
  }
}

function describeBrowser(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent)
  const { unknownBrowser, browserOn } = mails.newDevice
  if (!system) return browser ?? unknownBrowser
  return fillText(browserOn, { browser: browser ?? unknownBrowser, system })
}
