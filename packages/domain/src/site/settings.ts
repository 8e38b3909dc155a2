import type { WebhookNetworks } from '../platform/webhooks.ts'
import type {
  BusinessCash,
  Coordinates,
  LocaleTexts,
  MailPaper,
  MlcPrices,
  MoneyByCurrency,
  OpeningHours,
  OrderLinkReaders,
  OutsideJobsShown,
  ReceiptPaper,
  ResetRefunds,
  SocialLink,
  TransferAccount,
} from './setting-values.ts'

/** What any visitor may read (site.md#settings). */
export type PublicSettings = {
  storeName: string
  tagline: string
  /** File name of a logo that replaces the default mark. */
  logo: string | null
  phones: string[]
  supportPhone: string
  whatsapp: string
  email: string
  address: string
  hours: OpeningHours[]
  socialLinks: SocialLink[]
  coordinates: Coordinates
  /** Address of the map frame, loaded when the visitor asks for it (site.md#map). */
  mapUrl: string
  deliveryFee: MoneyByCurrency
  /** Empty: delivery is never free and nothing promises it (selling.md#delivery). */
  freeDeliveryFrom: MoneyByCurrency
  reservationHours: number
  productLinks: 'members' | 'everyone'
  /** Keys are answered within this many hours (resets.md#fulfilment). */
  keyAnswerHours: number
  legalName: string
  /** REEUP of the shop itself, printed on proformas. */
  legalCode: string
  proformaValidDays: number
  /** Days to return what was bought, from the day it was completed; 0 is no returns (selling.md#returns). */
  returnDays: number
  /** Warranty of products that have none of their own. */
  warrantyMonths: number
  /** The paper of receipts: a sheet, or a roll of 80 or 58 mm. */
  receiptPaper: ReceiptPaper
}

/** Not public: a bank account is shown to its buyers, the rest to staff. */
export type PrivateSettings = {
  transferAccounts: Record<string, TransferAccount>
  /** Text of the transfer QR code; {account} {phone} {amount} {concept} are replaced. */
  transferQrTemplate: string
  /** Who sends messages about transfers, by name or number (selling.md#bank-messages). */
  bankSenders: string[]
  /** Up to which amount a transfer that the bank reports is verified without staff; a missing currency, never. */
  autoVerifyLimit: MoneyByCurrency
  businessCash: BusinessCash
  orderLinks: OrderLinkReaders
  /** The proforma with the confirmation of an order, the invoice with its mail, the report with a completed repair. */
  mailOrderPaper: MailPaper
  mailInvoicePaper: MailPaper
  mailRepairPaper: MailPaper
  outsideJobs: OutsideJobsShown
  /** What a payer's bank transfers in a day; an order above it is paid in parts (selling.md#transfer-limits). */
  transferDailyLimit: MoneyByCurrency
  /** What a customer accepts who leaves a device, by language (workshop.md#taking-in). */
  intakeConditions: LocaleTexts
  /** The fixed business id of service requests (workshop.md#service-requests). */
  businessId: number
  /** The back office warns at this stock or less. */
  lowStockFrom: number
  /** An unpaid PENDIENTE order expires after so many hours; 0 never (selling.md#unpaid-orders). */
  unpaidOrderHours: number
  /** Store credit ends so many months after it was given; 0 never (selling.md#store-credit). */
  creditMonths: number
  /** So long after its last change a cart is remembered to those who allowed it (selling.md#forgotten-carts); 0 never. */
  cartReminderHours: number
  /** So long after the delivery buyers are asked for a review (catalogue.md#asking-for-a-review); 0 never. */
  reviewRequestDays: number
  /** Who gives back the money for a reset that did not work (resets.md#money-back). */
  resetRefunds: ResetRefunds
  /** So often per customer within `resetRefundDays` by the rule; 0 is no limit. */
  resetRefundLimit: number
  resetRefundDays: number
  /** The first reported payment of an order postpones its expiry to so many hours after the report. */
  paymentCheckHours: number
  /** What one USD is worth when a payment is in another currency; a missing one by the prices (selling.md#other-currencies). */
  paymentRates: MoneyByCurrency
  /** Prices in MLC, by price list (catalogue.md#prices-in-mlc). */
  mlcPrices: MlcPrices
  /** A rate that is older asks for attention (catalogue.md#old-rates); 0 never. */
  rateReviewDays: number
  /** Orders of one account in an hour; 0 is no limit (selling.md#order-limits). */
  ordersPerHour: number
  /** The same for one network, which a whole town may share. */
  networkOrdersPerHour: number
  /** How much of a product's units one account may have in its cart and in unpaid orders; 0 is no limit. */
  unpaidStockPercent: number
  /** A reservation ends so many hours after its first unit; 0 is no limit (selling.md#reservations). */
  maxReservationHours: number
  /** How much of the price sellers and administrators may take off at the counter (selling.md#discounts). */
  sellerDiscountPercent: number
  administratorDiscountPercent: number
  /** Days until what is personal and no longer needed is removed; 0 keeps it for good (platform.md#retention). */
  searchRetentionDays: number
  mailRetentionDays: number
  messageRetentionDays: number
  downloadRetentionDays: number
  alertRetentionDays: number
  /** Where webhooks may be sent (platform.md#webhook-networks). */
  webhookNetworks: WebhookNetworks
  /** So many mails of campaigns at most in an hour: providers refuse whoever sends faster (site.md#campaigns). */
  campaignMailsPerHour: number
  /** `@name` of the shop's channel in Telegram; empty: none. */
  telegramChannel: string
}

export type Settings = PublicSettings & PrivateSettings
export type SettingKey = keyof Settings
export type PublicSettingKey = keyof PublicSettings

/** Files with a fixed name that every shop has (platform.md#files-and-pictures). */
export const fixedFiles = { defaultAvatar: 'default-avatar.webp', catalogueBanner: 'anuncio.jpg' } as const

/** Where customers' money goes: every administrator is told of a change. */
export function isAccountSetting(key: string): boolean {
  return key === 'transferAccounts' || key === 'transferQrTemplate'
}

const confirmed: ReadonlySet<string> = new Set<SettingKey>([
  'webhookNetworks',
  'bankSenders',
  'autoVerifyLimit',
  'resetRefunds',
  'resetRefundLimit',
  'resetRefundDays',
])

/** Changing these needs password or second factor again: customers' money, and what the server may reach. */
export function needsConfirmation(key: string): boolean {
  return isAccountSetting(key) || confirmed.has(key)
}
