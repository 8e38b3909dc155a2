import type { Client } from '@tecnoclick/contract/platform/client'
import { attributeCalls } from './catalogue/attributes/attribute-calls.ts'
import { brandCalls } from './catalogue/brands/brand-calls.ts'
import { categoryCalls } from './catalogue/categories/category-calls.ts'
import { productCalls } from './catalogue/products/product-calls.ts'
import { stockCalls } from './catalogue/products/stock-calls.ts'
import { reviewCalls } from './catalogue/reviews/review-calls.ts'
import { auditCalls } from './platform/audit/audit-calls.ts'
import { fileCalls } from './platform/files/file-calls.ts'
import { mailCalls } from './platform/mail/mail-calls.ts'
import { consecutiveCalls } from './platform/numbering/consecutive-calls.ts'
import { resetCalls } from './resets/files/reset-calls.ts'
import { alertCalls } from './selling/stock-alerts/alert-calls.ts'
import { bannerCalls } from './site/banners/banner-calls.ts'
import { postCalls } from './site/blog/post-calls.ts'
import { messageCalls } from './site/contact/message-calls.ts'
import { documentCalls } from './site/documents/document-calls.ts'
import { faqCalls } from './site/faq/faq-calls.ts'
import { subscriberCalls } from './site/newsletter/subscriber-calls.ts'
import { pageCalls } from './site/pages/page-calls.ts'
import { teamCalls } from './site/team/team-calls.ts'
import { serviceCalls, serviceTypeCalls } from './workshop/services/service-calls.ts'

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
