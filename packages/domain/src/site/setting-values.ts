/** ISO weekdays: 1 is Monday, 7 is Sunday. Times are `HH:MM`. */
export type OpeningHours = { days: number[]; opens: string; closes: string }
export type Coordinates = { latitude: number; longitude: number }
export type TransferAccount = {
  account: string
  holder: string
  phone: string
  bank: string
  /** Text of this account's QR code; without it the setting `transferQrTemplate` is used. */
  qrTemplate?: string
}
/** Minor units by currency code; a missing currency has no amount. */
export type MoneyByCurrency = Record<string, number>

/** A text of the shop by language; '' where there is none. */
export type LocaleTexts = { es: string; en: string; ru: string; ar: string }

export const socialNetworks = ['facebook', 'instagram', 'telegram', 'whatsapp', 'x', 'youtube'] as const
export type SocialLink = { network: (typeof socialNetworks)[number]; url: string }

export const receiptPapers = ['sheet', 'roll80', 'roll58'] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

/** Whether a mail has its paper with it (platform.md#papers). */
export const mailPapers = ['linked', 'attached'] as const
export type MailPaper = (typeof mailPapers)[number]

/** Where businesses may pay in cash (selling.md#rules-of-the-trade). */
export const businessCashPlaces = ['never', 'counter', 'always'] as const
export type BusinessCash = (typeof businessCashPlaces)[number]

/** A failure with its log gives the money back by itself, or staff decide. */
export const resetRefundRules = ['staff', 'automatic'] as const
export type ResetRefunds = (typeof resetRefundRules)[number]

/** Who opens the order that its mails link to (selling.md#order-tickets). */
export const orderLinkReaders = ['members', 'everyone'] as const
export type OrderLinkReaders = (typeof orderLinkReaders)[number]

/** Whether a customer reads that the device is at another workshop (workshop.md#other-workshops). */
export const outsideJobsShown = ['hidden', 'shown'] as const
export type OutsideJobsShown = (typeof outsideJobsShown)[number]

/** Prices in MLC are rounded to one of these, in minor units. */
export const mlcSteps = [1, 5, 10, 50, 100, 500] as const
export const roundings = ['nearest', 'up'] as const
/** How prices in MLC follow from those in USD. The factors of the price lists are hundredths: 133 is 1.33. */
export type MlcPrices = {
  retail: number
  wholesale: number
  step: (typeof mlcSteps)[number]
  direction: (typeof roundings)[number]
}

/** Months, and days to return a product. */
export const longestProductWarranty = 120
export const longestReturnDays = 365
