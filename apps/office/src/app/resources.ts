import type { Client } from '@tecnoclick/contract/platform/client'
import type { ComponentType } from 'react'
import { AttributeList, attributeCalls } from '../catalogue/attributes/attribute-list.tsx'
import { BrandList, brandCalls } from '../catalogue/brands/brand-list.tsx'
import { CategoryList, categoryCalls } from '../catalogue/categories/category-list.tsx'
import { productCalls } from '../catalogue/products/product-form.ts'
import { ProductRoutes } from '../catalogue/products/product-routes.tsx'
import { stockCalls } from '../catalogue/products/stock-calls.ts'
import { RecalculationPage } from '../catalogue/recalculation/recalculation-page.tsx'
import { ReviewList, reviewCalls } from '../catalogue/reviews/review-list.tsx'
import { SearchReport } from '../catalogue/search-log/search-report.tsx'
import { CustomerList, customerCalls } from '../people/customers/customer-list.tsx'
import { CustomerPage } from '../people/customers/customer-page.tsx'
import type { ResourceCalls } from '../platform/api/resource-calls.ts'
import { AuditList, auditCalls } from '../platform/audit/audit-list.tsx'
import { FileList, fileCalls } from '../platform/files/file-list.tsx'
import { HelpPage } from '../platform/help/help-page.tsx'
import { MailList, mailCalls } from '../platform/mail/mail-list.tsx'
import { ConsecutiveList, consecutiveCalls } from '../platform/numbering/consecutive-list.tsx'
import { ResetList, resetCalls } from '../resets/files/reset-list.tsx'
import { DownloadList, downloadCalls } from '../resets/sales/download-list.tsx'
import { ResetSaleList, resetSaleCalls } from '../resets/sales/reset-sale-list.tsx'
import { ResetSalePage } from '../resets/sales/reset-sale-page.tsx'
import { DashboardPage } from '../selling/dashboard/dashboard-page.tsx'
import { OrderList, orderCalls } from '../selling/orders/order-list.tsx'
import { OrderPage } from '../selling/orders/order-page.tsx'
import { StockAlertList, stockAlertCalls } from '../selling/stock-alerts/stock-alert-list.tsx'
import { BannerList, bannerCalls } from '../site/banners/banner-list.tsx'
import { PostList, postCalls } from '../site/blog/post-list.tsx'
import { MessageList, messageCalls } from '../site/contact/message-list.tsx'
import { DocumentList, documentCalls } from '../site/content/document-list.tsx'
import { FaqList, faqCalls } from '../site/content/faq-list.tsx'
import { PageList, pageCalls } from '../site/content/page-list.tsx'
import { TeamList, teamCalls } from '../site/content/team-list.tsx'
import { CityList } from '../site/geography/city-list.tsx'
import { cityCalls, stateCalls } from '../site/geography/places.tsx'
import { StateList } from '../site/geography/state-list.tsx'
import { SubscriberList, subscriberCalls } from '../site/newsletter/subscriber-list.tsx'
import { settingCalls } from '../site/settings/setting-calls.ts'
import { SettingList } from '../site/settings/setting-list.tsx'
import { ServiceOrderList } from '../workshop/service-orders/service-order-list.tsx'
import { ServiceOrderRoutes } from '../workshop/service-orders/service-order-page.tsx'
import { serviceOrderCalls } from '../workshop/service-orders/service-orders.ts'
import {
  ServiceList,
  ServiceTypeList,
  serviceCalls,
  serviceTypeCalls,
} from '../workshop/services/service-list.tsx'

interface OfficeResource {
  /** How the data provider reaches the API. A page that reads the API itself has none. */
  calls?: (client: Client) => ResourceCalls
  /** The screen at `/admin/<name>`. */
  list?: ComponentType
  /** The page of one row, at `/admin/<name>/<id>`. */
  edit?: ComponentType
}

/** Every resource of the office: its API calls and its screens. The navigation is in `navigation-sections.ts`. */
const resources: Readonly<Record<string, OfficeResource>> = {
  orders: { calls: orderCalls, list: OrderList, edit: OrderPage },
  'service-orders': { calls: serviceOrderCalls, list: ServiceOrderList, edit: ServiceOrderRoutes },
  'reset-sales': { calls: resetSaleCalls, list: ResetSaleList, edit: ResetSalePage },
  downloads: { calls: downloadCalls, list: DownloadList },
  customers: { calls: customerCalls, list: CustomerList, edit: CustomerPage },

  products: { calls: productCalls, list: ProductRoutes },
  // Has no screen: the undo bar writes a stock change back through it.
  'product-stock': { calls: stockCalls },
  recalculate: { list: RecalculationPage },
  categories: { calls: categoryCalls, list: CategoryList },
  brands: { calls: brandCalls, list: BrandList },
  attributes: { calls: attributeCalls, list: AttributeList },
  resets: { calls: resetCalls, list: ResetList },
  services: { calls: serviceCalls, list: ServiceList },
  'service-types': { calls: serviceTypeCalls, list: ServiceTypeList },

  reviews: { calls: reviewCalls, list: ReviewList },
  'contact-messages': { calls: messageCalls, list: MessageList },
  mails: { calls: mailCalls, list: MailList },
  'stock-alerts': { calls: stockAlertCalls, list: StockAlertList },
  newsletter: { calls: subscriberCalls, list: SubscriberList },
  searches: { list: SearchReport },

  pages: { calls: pageCalls, list: PageList },
  banners: { calls: bannerCalls, list: BannerList },
  faq: { calls: faqCalls, list: FaqList },
  documents: { calls: documentCalls, list: DocumentList },
  team: { calls: teamCalls, list: TeamList },
  posts: { calls: postCalls, list: PostList },
  files: { calls: fileCalls, list: FileList },

  dashboard: { list: DashboardPage },
  consecutives: { calls: consecutiveCalls, list: ConsecutiveList },
  'audit-log': { calls: auditCalls, list: AuditList },
  help: { list: HelpPage },
  states: { calls: stateCalls, list: StateList },
  cities: { calls: cityCalls, list: CityList },
  settings: { calls: settingCalls, list: SettingList },
}

export const resourceScreens = Object.fromEntries(
  Object.entries(resources).flatMap(([name, { calls: _, ...screens }]) =>
    screens.list ? [[name, screens]] : [],
  ),
)

export function createResourceCalls(client: Client): Record<string, ResourceCalls> {
  return Object.fromEntries(
    Object.entries(resources).flatMap(([name, { calls }]) => (calls ? [[name, calls(client)]] : [])),
  )
}
