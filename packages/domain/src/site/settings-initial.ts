import { initialIntakeConditions } from './intake-conditions.ts'
import type { TransferAccount } from './setting-values.ts'
import type { PrivateSettings, PublicSettings, Settings } from './settings.ts'
import { transfermovilTemplate } from './transfer-qr.ts'

/** The settings of a new shop; staff can change all of them in the back office. */
export const initialPublicSettings: PublicSettings = {
  storeName: 'TecnoClick',
  tagline: 'Soluciones Tecnológicas al Alcance de un Click',
  logo: null,
  phones: ['+53 2342 0101', '+53 5555 0101'],
  supportPhone: '+53 5555 0102',
  whatsapp: '+53 5555 0102',
  email: 'contacto@tecnoclick.cu',
  address: 'Calle General García No. 152, e/ Lora y Figueredo, Bayamo, Granma, Cuba',
  hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }],
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/tecnoclick' },
    { network: 'instagram', url: 'https://www.instagram.com/tecnoclick' },
    { network: 'telegram', url: 'https://t.me/tecnoclick' },
  ],
  coordinates: { latitude: 20.3857, longitude: -76.6465 },
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-76.6565%2C20.3807%2C-76.6365%2C20.3907&layer=mapnik&marker=20.3857%2C-76.6465',
  deliveryFee: { USD: 50, MLC: 50, CUP: 50 },
  freeDeliveryFrom: {},
  reservationHours: 2,
  productLinks: 'members',
  keyAnswerHours: 24,
  legalName: 'TecnoClick',
  legalCode: '',
  proformaValidDays: 7,
  returnDays: 7,
  warrantyMonths: 12,
  receiptPaper: 'sheet',
}

export const initialPrivateSettings: PrivateSettings = {
  transferAccounts: {
    USD: accountNumber('9200 0699 9200 0001'),
    MLC: accountNumber('9225 0699 9200 0002'),
    CUP: accountNumber('9205 0699 9200 0003'),
  },
  transferQrTemplate: transfermovilTemplate,
  bankSenders: ['PAGOxMOVIL'],
  autoVerifyLimit: {},
  transferDailyLimit: {},
  businessCash: 'never',
  orderLinks: 'members',
  mailOrderPaper: 'linked',
  mailInvoicePaper: 'attached',
  mailRepairPaper: 'linked',
  outsideJobs: 'hidden',
  intakeConditions: initialIntakeConditions,
  businessId: 1,
  lowStockFrom: 3,
  unpaidOrderHours: 72,
  creditMonths: 0,
  cartReminderHours: 24,
  reviewRequestDays: 7,
  resetRefunds: 'staff',
  resetRefundLimit: 2,
  resetRefundDays: 90,
  paymentCheckHours: 120,
  paymentRates: {},
  mlcPrices: { retail: 100, wholesale: 100, step: 1, direction: 'nearest' },
  rateReviewDays: 30,
  ordersPerHour: 10,
  networkOrdersPerHour: 120,
  unpaidStockPercent: 50,
  maxReservationHours: 6,
  sellerDiscountPercent: 10,
  administratorDiscountPercent: 100,
  searchRetentionDays: 396,
  mailRetentionDays: 365,
  messageRetentionDays: 730,
  downloadRetentionDays: 730,
  alertRetentionDays: 365,
  webhookNetworks: 'public',
  campaignMailsPerHour: 300,
  telegramChannel: '',
}

export const initialSettings: Settings = { ...initialPublicSettings, ...initialPrivateSettings }

function accountNumber(account: string): TransferAccount {
  return { account, holder: 'TecnoClick', phone: '+53 5555 0101', bank: 'Banco Metropolitano' }
}
