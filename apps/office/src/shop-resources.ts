import type { Client } from '@tecnoclick/contract/platform/client'
import { attributeCalls } from './attributes/attribute-calls.ts'
import { auditCalls } from './audit-log/audit-calls.ts'
import { bannerCalls } from './banners/banner-calls.ts'
import { brandCalls } from './brands/brand-calls.ts'
import { categoryCalls } from './categories/category-calls.ts'
import { consecutiveCalls } from './consecutives/consecutive-calls.ts'
import { messageCalls } from './contact-messages/message-calls.ts'
import { documentCalls } from './documents/document-calls.ts'
import { faqCalls } from './faq/faq-calls.ts'
import { fileCalls } from './files/file-calls.ts'
import { mailCalls } from './mails/mail-calls.ts'
import { subscriberCalls } from './newsletter/subscriber-calls.ts'
import { pageCalls } from './pages/page-calls.ts'
import { postCalls } from './posts/post-calls.ts'
import { productCalls } from './products/product-calls.ts'
import { stockCalls } from './products/stock-calls.ts'
import { resetCalls } from './resets/reset-calls.ts'
import { reviewCalls } from './reviews/review-calls.ts'
import { serviceCalls, serviceTypeCalls } from './services/service-calls.ts'
import { alertCalls } from './stock-alerts/alert-calls.ts'
import { teamCalls } from './team/team-calls.ts'

/** The resources of the desks that keep the shop; their screens stand in `shop-desks.tsx`. */
export function shopResources(client: Client) {
  return {
    products: productCalls(client),
    'product-stock': stockCalls(client),
    categories: categoryCalls(client),
    brands: brandCalls(client),
    attributes: attributeCalls(client),
    resets: resetCalls(client),
    services: serviceCalls(client),
    'service-types': serviceTypeCalls(client),
    reviews: reviewCalls(client),
    'contact-messages': messageCalls(client),
    mails: mailCalls(client),
    'stock-alerts': alertCalls(client),
    newsletter: subscriberCalls(client),
    pages: pageCalls(client),
    banners: bannerCalls(client),
    faq: faqCalls(client),
    documents: documentCalls(client),
    team: teamCalls(client),
    posts: postCalls(client),
    files: fileCalls(client),
    consecutives: consecutiveCalls(client),
    'audit-log': auditCalls(client),
  }
}
