import { Resource } from 'ra-core'
import { AttributeList } from './attributes/attribute-list.tsx'
import { AuditList } from './audit-log/audit-list.tsx'
import { BannerList } from './banners/banner-list.tsx'
import { BrandList } from './brands/brand-list.tsx'
import { CategoryDesk } from './categories/category-desk.tsx'
import { ConsecutiveList } from './consecutives/consecutive-list.tsx'
import { MessageList } from './contact-messages/message-list.tsx'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { FaqList } from './faq/faq-list.tsx'
import { FileList } from './files/file-list.tsx'
import { HelpDesk } from './help/help-desk.tsx'
import { MailList } from './mails/mail-list.tsx'
import { SubscriberList } from './newsletter/subscriber-list.tsx'
import { PageList } from './pages/page-list.tsx'
import { PostList } from './posts/post-list.tsx'
import { ProductDesk } from './products/product-desk.tsx'
import { RecalculatePage } from './recalculate/recalculate-page.tsx'
import { ResetList } from './resets/reset-list.tsx'
import { ReviewList } from './reviews/review-list.tsx'
import { SearchReport } from './searches/search-report.tsx'
import { ServiceList } from './services/service-list.tsx'
import { ServiceTypeList } from './services/service-type-list.tsx'
import { AlertList } from './stock-alerts/alert-list.tsx'
import { TeamList } from './team/team-list.tsx'

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
