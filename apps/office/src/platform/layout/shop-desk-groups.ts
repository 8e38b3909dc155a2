import { office } from '@tecnoclick/messages/office'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Coins from 'lucide-react/icons/coins'
import FileArchive from 'lucide-react/icons/file-archive'
import FileText from 'lucide-react/icons/file-text'
import Files from 'lucide-react/icons/files'
import FolderTree from 'lucide-react/icons/folder-tree'
import Hash from 'lucide-react/icons/hash'
import History from 'lucide-react/icons/history'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageSquare from 'lucide-react/icons/message-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PenLine from 'lucide-react/icons/pen-line'
import SearchX from 'lucide-react/icons/search-x'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import UsersRound from 'lucide-react/icons/users-round'
import Wrench from 'lucide-react/icons/wrench'
import type { Desk } from './desks.ts'

const { shopDesks: groups, ...texts } = office

/** The desks that keep the shop, in the order in which the navigation shows them. */
export const shopDeskGroups: readonly { label: string; desks: readonly Desk[] }[] = [
  {
    label: groups.catalogue,
    desks: [
      { href: '/admin/products', label: texts.products.title, Icon: Package },
      { href: '/admin/recalculate', label: texts.recalculate.title, Icon: Coins },
      { href: '/admin/categories', label: texts.categories.title, Icon: FolderTree },
      { href: '/admin/brands', label: texts.brands.title, Icon: Tag },
      { href: '/admin/attributes', label: texts.attributes.title, Icon: ListChecks },
      { href: '/admin/resets', label: texts.resets.title, Icon: FileArchive },
      { href: '/admin/services', label: texts.services.title, Icon: Wrench, also: ['/admin/service-types'] },
    ],
  },
  {
    label: groups.people,
    desks: [
      { href: '/admin/reviews', label: texts.reviews.title, Icon: Star, waits: ['review'] },
      {
        ...{ href: '/admin/contact-messages', label: texts.contactMessages.title, Icon: MessageSquare },
        waits: ['message'],
      },
      { href: '/admin/mails', label: texts.mails.title, Icon: Mail, waits: ['mail'] },
      { href: '/admin/stock-alerts', label: texts.stockAlerts.title, Icon: Bell },
      { href: '/admin/newsletter', label: texts.newsletter.title, Icon: MailOpen },
      { href: '/admin/searches', label: texts.searches.title, Icon: SearchX },
    ],
  },
  {
    label: groups.content,
    desks: [
      { href: '/admin/pages', label: texts.pages.title, Icon: PenLine },
      { href: '/admin/banners', label: texts.banners.title, Icon: Megaphone },
      { href: '/admin/faq', label: texts.faq.title, Icon: CircleQuestionMark },
      { href: '/admin/documents', label: texts.documents.title, Icon: FileText },
      { href: '/admin/team', label: texts.team.title, Icon: UsersRound },
      { href: '/admin/posts', label: texts.posts.title, Icon: Newspaper },
      { href: '/admin/files', label: texts.files.title, Icon: Files },
    ],
  },
  {
    label: groups.house,
    desks: [
      { href: '/admin/dashboard', label: texts.dashboard.title, Icon: ChartColumn },
      { href: '/admin/consecutives', label: texts.consecutives.title, Icon: Hash },
      { href: '/admin/audit-log', label: texts.auditLog.title, Icon: History },
      { href: '/admin/help', label: texts.help.title, Icon: BookOpen },
    ],
  },
]
