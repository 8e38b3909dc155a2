import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'

const { groups } = office.settings

/** The settings by topic. A test checks that none is missing. */
export const settingGroups: readonly { label: string; keys: readonly SettingKey[] }[] = [
  {
    label: groups.identity,
    keys: ['storeName', 'tagline', 'logo', 'legalName', 'legalCode', 'businessId', 'intakeConditions'],
  },
  {
    label: groups.contact,
    keys: ['phones', 'supportPhone', 'whatsapp', 'email', 'hours', 'socialLinks'],
  },
  { label: groups.place, keys: ['address', 'coordinates', 'mapUrl'] },
  {
    label: groups.sales,
    keys: [
      'deliveryFee',
      'freeDeliveryFrom',
      'reservationHours',
      'productLinks',
      'lowStockFrom',
      'proformaValidDays',
      'returnDays',
      'warrantyMonths',
      'creditMonths',
      'cartReminderHours',
      'reviewRequestDays',
      'receiptPaper',
      'mailOrderPaper',
      'mailInvoicePaper',
      'mailRepairPaper',
    ],
  },
  {
    label: groups.prices,
    keys: ['mlcPrices', 'rateReviewDays'],
  },
  {
    label: groups.limits,
    keys: [
      'unpaidOrderHours',
      'paymentCheckHours',
      'orderLinks',
      'outsideJobs',
      'ordersPerHour',
      'networkOrdersPerHour',
      'unpaidStockPercent',
      'maxReservationHours',
      'sellerDiscountPercent',
      'administratorDiscountPercent',
    ],
  },
  {
    label: groups.payments,
    keys: [
      'transferAccounts',
      'transferQrTemplate',
      'transferDailyLimit',
      'paymentRates',
      'bankSenders',
      'autoVerifyLimit',
      'businessCash',
    ],
  },
  { label: groups.resets, keys: ['keyAnswerHours', 'resetRefunds', 'resetRefundLimit', 'resetRefundDays'] },
  { label: groups.integrations, keys: ['webhookNetworks', 'telegramChannel', 'campaignMailsPerHour'] },
  {
    label: groups.retention,
    keys: [
      'searchRetentionDays',
      'mailRetentionDays',
      'messageRetentionDays',
      'downloadRetentionDays',
      'alertRetentionDays',
    ],
  },
]
