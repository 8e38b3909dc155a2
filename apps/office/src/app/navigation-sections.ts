import type { WorkItemKind } from '@tecnoclick/domain/staff/work-queue'
import { office } from '@tecnoclick/messages/office'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Calculator from 'lucide-react/icons/calculator'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import FileArchive from 'lucide-react/icons/file-archive'
import FileText from 'lucide-react/icons/file-text'
import Files from 'lucide-react/icons/files'
import FolderTree from 'lucide-react/icons/folder-tree'
import Hash from 'lucide-react/icons/hash'
import History from 'lucide-react/icons/history'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Languages from 'lucide-react/icons/languages'
import Laptop from 'lucide-react/icons/laptop'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MapIcon from 'lucide-react/icons/map'
import MapPinned from 'lucide-react/icons/map-pinned'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageSquare from 'lucide-react/icons/message-square'
import MessageSquareReply from 'lucide-react/icons/message-square-reply'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import PackagePlus from 'lucide-react/icons/package-plus'
import PenLine from 'lucide-react/icons/pen-line'
import PencilLine from 'lucide-react/icons/pencil-line'
import Percent from 'lucide-react/icons/percent'
import Plug from 'lucide-react/icons/plug'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import SearchX from 'lucide-react/icons/search-x'
import Send from 'lucide-react/icons/send'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import TextSearch from 'lucide-react/icons/text-search'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Timer from 'lucide-react/icons/timer'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import Webhook from 'lucide-react/icons/webhook'
import Wrench from 'lucide-react/icons/wrench'

const { navigation: labels, ...texts } = office

export interface NavigationItem {
  href: `/admin${string}`
  label: string
  Icon: LucideIcon
  /** Other paths that belong to this item. */
  alsoCurrentAt?: readonly string[]
  /** The work items counted beside the label. */
  counts?: readonly WorkItemKind[] | 'all'
}

export interface NavigationSection {
  label: string
  items: readonly NavigationItem[]
}

/** What waits about orders. Those that others deal with are not counted. */
const orderKinds: readonly WorkItemKind[] = [
  'payment',
  'serialMismatch',
  'failedDelivery',
  'prepare',
  'dispatch',
  'delivered',
  'order',
  'orderMessage',
  'collect',
  'refund',
  'number',
]

/** The sections of the navigation, in the order shown. The work queue is above them. */
export const navigationSections: readonly NavigationSection[] = [
  {
    label: labels.attend,
    items: [
      {
        href: '/admin/orders',
        label: texts.orders.title,
        Icon: ClipboardList,
        counts: orderKinds,
      },
      { href: '/admin/deliveries', label: texts.deliveries.page.title, Icon: PackageCheck },
      { href: '/admin/returns', label: texts.returns.title, Icon: Undo2, counts: ['return'] },
      { href: '/admin/counter', label: texts.counter.title, Icon: Store },
      { href: '/admin/walk-in', label: texts.serviceOrders.walkIn.title, Icon: PackagePlus },
      {
        href: '/admin/service-orders',
        label: texts.serviceOrders.title,
        Icon: Wrench,
        alsoCurrentAt: ['/admin/service-board', '/admin/repair-steps'],
        counts: [
          'servicePayment',
          'service',
          'quote',
          'serviceMessage',
          'serviceNumber',
          'partsArrived',
          'loanerDue',
          'outsideJobDue',
        ],
      },
      {
        href: '/admin/reset-sales',
        label: texts.resetSales.title,
        Icon: KeyRound,
        alsoCurrentAt: ['/admin/downloads', '/admin/reset-failures', '/admin/reset-counts'],
        counts: ['key', 'resetPayment', 'resetFailure'],
      },
      { href: '/admin/customers', label: texts.customers.title, Icon: Users, counts: ['business'] },
      {
        href: '/admin/bank-messages',
        label: texts.bankMessages.title,
        Icon: Landmark,
        counts: ['bankMessage'],
      },
      { href: '/admin/credit', label: texts.credit.title, Icon: TicketPercent },
      {
        href: '/admin/cash',
        label: texts.cash.title,
        Icon: Banknote,
        alsoCurrentAt: ['/admin/cash-moves'],
      },
      { href: '/admin/closing', label: texts.closing.title, Icon: Calculator },
    ],
  },
  {
    label: labels.catalogue,
    items: [
      { href: '/admin/products', label: texts.products.title, Icon: Package },
      {
        href: '/admin/stock-sheets',
        label: texts.stockSheets.title,
        Icon: PackagePlus,
        alsoCurrentAt: ['/admin/labels'],
      },
      { href: '/admin/serials', label: texts.serials.title, Icon: ScanBarcode },
      { href: '/admin/promotions', label: texts.promotions.title, Icon: Percent },
      { href: '/admin/recalculate', label: texts.recalculate.title, Icon: Coins },
      { href: '/admin/categories', label: texts.categories.title, Icon: FolderTree },
      { href: '/admin/brands', label: texts.brands.title, Icon: Tag },
      { href: '/admin/attributes', label: texts.attributes.title, Icon: ListChecks },
      { href: '/admin/search-rules', label: texts.searchRules.title, Icon: TextSearch },
      { href: '/admin/resets', label: texts.resets.title, Icon: FileArchive },
      { href: '/admin/buying-list', label: texts.buyingList.title, Icon: ShoppingCart },
      { href: '/admin/loaners', label: texts.loaners.title, Icon: Laptop },
      {
        href: '/admin/services',
        label: texts.services.title,
        Icon: Wrench,
        alsoCurrentAt: ['/admin/service-types', '/admin/device-types'],
      },
      { href: '/admin/labour-tasks', label: texts.labourTasks.title, Icon: Timer },
    ],
  },
  {
    label: labels.feedback,
    items: [
      { href: '/admin/reviews', label: texts.reviews.title, Icon: Star, counts: ['review'] },
      {
        href: '/admin/contact-messages',
        label: texts.contactMessages.title,
        Icon: MessageSquare,
        counts: ['message'],
      },
      { href: '/admin/reply-templates', label: texts.replyTemplates.title, Icon: MessageSquareReply },
      { href: '/admin/mails', label: texts.mails.title, Icon: Mail, counts: ['mail'] },
      { href: '/admin/message-texts', label: texts.messageTexts.title, Icon: PencilLine },
      { href: '/admin/stock-alerts', label: texts.stockAlerts.title, Icon: Bell },
      { href: '/admin/newsletter', label: texts.newsletter.title, Icon: MailOpen },
      { href: '/admin/campaigns', label: texts.campaigns.title, Icon: Send },
      { href: '/admin/searches', label: texts.searches.title, Icon: SearchX },
    ],
  },
  {
    label: labels.content,
    items: [
      { href: '/admin/pages', label: texts.pages.title, Icon: PenLine },
      { href: '/admin/banners', label: texts.banners.title, Icon: Megaphone },
      { href: '/admin/promises', label: texts.promises.title, Icon: BadgeCheck },
      { href: '/admin/faq', label: texts.faq.title, Icon: CircleQuestionMark },
      { href: '/admin/documents', label: texts.documents.title, Icon: FileText },
      { href: '/admin/team', label: texts.team.title, Icon: UsersRound },
      { href: '/admin/translations', label: texts.translations.title, Icon: Languages },
      { href: '/admin/posts', label: texts.posts.title, Icon: Newspaper },
      { href: '/admin/files', label: texts.files.title, Icon: Files },
    ],
  },
  {
    label: labels.operations,
    items: [
      { href: '/admin/dashboard', label: texts.dashboard.title, Icon: ChartColumn },
      { href: '/admin/repair-report', label: texts.repairReport.title, Icon: ChartLine },
      { href: '/admin/staff', label: texts.staff.title, Icon: UserCog },
      { href: '/admin/consecutives', label: texts.consecutives.title, Icon: Hash },
      { href: '/admin/audit-log', label: texts.auditLog.title, Icon: History },
      { href: '/admin/help', label: texts.help.title, Icon: BookOpen },
    ],
  },
  {
    label: labels.places,
    items: [
      {
        href: '/admin/delivery-zones',
        label: texts.deliveryZones.title,
        Icon: Truck,
        alsoCurrentAt: ['/admin/pickup-points'],
      },
      {
        href: '/admin/states',
        label: texts.geography.statesTitle,
        Icon: MapIcon,
        alsoCurrentAt: ['/admin/countries'],
      },
      { href: '/admin/cities', label: texts.geography.citiesTitle, Icon: MapPinned },
    ],
  },
  {
    label: labels.shop,
    items: [
      { href: '/admin/payment-methods', label: texts.paymentMethods.title, Icon: Wallet },
      { href: '/admin/payment-providers', label: texts.paymentProviders.title, Icon: CreditCard },
      {
        href: '/admin/webhooks',
        label: texts.webhooks.title,
        Icon: Webhook,
        alsoCurrentAt: ['/admin/webhook-events'],
      },
      { href: '/admin/settings', label: texts.settings.title, Icon: SlidersHorizontal },
      { href: '/admin/api-keys', label: texts.apiKeys.title, Icon: Plug },
    ],
  },
]
