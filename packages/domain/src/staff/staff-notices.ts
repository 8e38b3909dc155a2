import type { StaffRole } from '../people/permissions.ts'
import { minutes } from '../platform/duration.ts'
import { endOfQuiet, type QuietHours } from '../platform/notices.ts'
import { kindsOf, type WorkItemKind, workItemKinds } from './work-queue.ts'

/** Kinds of rows that a person of the staff chooses a channel for together (back-office.md#notices). */
export const noticeGroups = [
  'payments',
  'orders',
  'deliveries',
  'returns',
  'repairs',
  'resets',
  'people',
  'shop',
] as const

export type NoticeGroup = (typeof noticeGroups)[number]

const groups = {
  key: 'resets',
  payment: 'payments',
  resetPayment: 'resets',
  servicePayment: 'repairs',
  bankMessage: 'payments',
  onlinePayment: 'payments',
  serialMismatch: 'deliveries',
  failedDelivery: 'deliveries',
  prepare: 'orders',
  dispatch: 'deliveries',
  delivered: 'deliveries',
  order: 'orders',
  orderMessage: 'orders',
  collect: 'payments',
  refund: 'payments',
  return: 'returns',
  resetFailure: 'resets',
  number: 'orders',
  serviceNumber: 'repairs',
  quote: 'repairs',
  serviceMessage: 'repairs',
  partsArrived: 'repairs',
  loanerDue: 'repairs',
  outsideJobDue: 'repairs',
  service: 'repairs',
  business: 'people',
  message: 'people',
  mail: 'shop',
  rate: 'shop',
  onTheWay: 'deliveries',
  ready: 'deliveries',
  review: 'people',
} as const satisfies Record<WorkItemKind, NoticeGroup>

export function noticeGroupOf(kind: WorkItemKind): NoticeGroup {
  return groups[kind]
}

/** Those of which the role has rows. */
export function noticeGroupsOf(role: StaffRole | null): NoticeGroup[] {
  const kinds = kindsOf(role)
  return noticeGroups.filter((group) => kinds.some((kind) => groups[kind] === group))
}

/** Where the title of a row is a number of the shop. Other titles are names, addresses, subjects or codes. */
const numbered: ReadonlySet<WorkItemKind> = new Set(
  workItemKinds.filter((kind) =>
    ['payments', 'orders', 'deliveries', 'returns', 'repairs'].includes(groups[kind]),
  ),
)

export function isNumbered(kind: WorkItemKind): boolean {
  return numbered.has(kind) && kind !== 'bankMessage' && kind !== 'serviceNumber'
}

export const staffChannels = ['mail', 'telegram', 'push'] as const

export type StaffChannel = (typeof staffChannels)[number]

/** One message in five minutes at most; what is new meanwhile comes together. */
const noticePauseMs = minutes(5)

interface Timing {
  channel: StaffChannel
  quiet: QuietHours | undefined
  lastSentAt: Date | undefined
}

/** When a message about something new goes. Mails make no noise: quiet hours do not hold them up. */
export function noticeDueAt({ channel, quiet, lastSentAt }: Timing, now: Date): Date {
  const paused = lastSentAt ? lastSentAt.getTime() + noticePauseMs : 0
  const due = new Date(Math.max(now.getTime(), paused))
  return (channel !== 'mail' && quiet && endOfQuiet(quiet, due)) || due
}

/** The answers that can be given in a chat. */
export const chatAnswers = ['verifyPayment', 'acceptOrder'] as const

export type ChatAnswer = (typeof chatAnswers)[number]

const answers: Readonly<Partial<Record<WorkItemKind, ChatAnswer>>> = {
  payment: 'verifyPayment',
  order: 'acceptOrder',
}

export function chatAnswerTo(kind: WorkItemKind): ChatAnswer | undefined {
  return answers[kind]
}

export const chatAnswerPermissions = {
  verifyPayment: 'payments:write',
  acceptOrder: 'orders:write',
} as const
