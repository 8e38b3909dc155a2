import { Resource } from 'ra-core'
import { AttributeList } from './catalogue/attributes/attribute-list.tsx'
import { BrandList } from './catalogue/brands/brand-list.tsx'
import { CategoryDesk } from './catalogue/categories/category-desk.tsx'
import { ProductDesk } from './catalogue/products/product-desk.tsx'
import { RecalculatePage } from './catalogue/recalculation/recalculate-page.tsx'
import { ReviewList } from './catalogue/reviews/review-list.tsx'
import { SearchReport } from './catalogue/search-log/search-report.tsx'
import { AuditList } from './platform/audit/audit-list.tsx'
import { FileList } from './platform/files/file-list.tsx'
import { HelpDesk } from './platform/help/help-desk.tsx'
import { MailList } from './platform/mail/mail-list.tsx'
import { ConsecutiveList } from './platform/numbering/consecutive-list.tsx'
import { ResetList } from './resets/files/reset-list.tsx'
import { DashboardPage } from './selling/dashboard/dashboard-page.tsx'
import { AlertList } from './selling/stock-alerts/alert-list.tsx'
import { BannerList } from './site/banners/banner-list.tsx'
import { PostList } from './site/blog/post-list.tsx'
import { MessageList } from './site/contact/message-list.tsx'
import { DocumentList } from './site/documents/document-list.tsx'
import { FaqList } from './site/faq/faq-list.tsx'
import { SubscriberList } from './site/newsletter/subscriber-list.tsx'
import { PageList } from './site/pages/page-list.tsx'
import { TeamList } from './site/team/team-list.tsx'
import { ServiceList } from './workshop/services/service-list.tsx'
import { ServiceTypeList } from './workshop/services/service-type-list.tsx'

/** The desks that keep the shop: what it sells, says and remembers. An element, since ra-core reads its children. */
export const shopDesks = (
  <>
    <Resource name="products" list={ProductDesk} />
    <Resource name="recalculate" list={RecalculatePage} />
    <Resource name="categories" list={CategoryDesk} />
    <Resource name="brands" list={BrandList} />
    <Resource name="attributes" list={AttributeList} />
    <Resource name="resets" list={ResetList} />
    <Resource name="services" list={ServiceList} />
    <Resource name="service-types" list={ServiceTypeList} />
    <Resource name="reviews" list={ReviewList} />
    <Resource name="contact-messages" list={MessageList} />
    <Resource name="mails" list={MailList} />
    <Resource name="stock-alerts" list={AlertList} />
    <Resource name="newsletter" list={SubscriberList} />
    <Resource name="searches" list={SearchReport} />
    <Resource name="pages" list={PageList} />
    <Resource name="banners" list={BannerList} />
    <Resource name="faq" list={FaqList} />
    <Resource name="documents" list={DocumentList} />
    <Resource name="team" list={TeamList} />
    <Resource name="posts" list={PostList} />
    <Resource name="files" list={FileList} />
    <Resource name="dashboard" list={DashboardPage} />
    <Resource name="consecutives" list={ConsecutiveList} />
    <Resource name="audit-log" list={AuditList} />
    <Resource name="help" list={HelpDesk} />
  </>
)
