import type { BlogSidebar as Sidebar } from '@tecnoclick/contract/site/blog/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { type ListFilter, listPath } from '../addresses.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { TagList } from '../posts/tag-list.tsx'
import { CategoryList } from './category-list.tsx'
import { LatestComments } from './latest-comments.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { SearchPosts } from './search-posts.tsx'
import { Widget } from './widget.tsx'

interface BlogSidebarProps {
  sidebar: Sidebar
  filter?: ListFilter
  /** The list that a search shows its findings in. */
  path?: string
}

/** Search, about, categories, latest posts, newsletter, comments, tags (site.md#blog). */
export function BlogSidebar({ sidebar, filter = {}, path = listPath }: BlogSidebarProps) {
  const t = useT()
  return (
    <aside aria-label={t('blog.about')} className="grid content-start gap-5 sm:max-lg:grid-cols-2">
      <SearchPosts path={path} question={filter.q} />
      <Widget title={t('blog.about')}>
        <p className="text-ink-muted text-sm">{t('blog.aboutText')}</p>
      </Widget>
      <Widget title={t('blog.categories')}>
        <CategoryList categories={sidebar.categories} current={filter.category} path={path} />
      </Widget>
      <Widget title={t('blog.latest')}>
        <LatestPosts posts={sidebar.latest} />
      </Widget>
      <Widget title={t('blog.newsletter.title')}>
        <p className="mb-4 text-ink-muted text-sm">{t('blog.newsletter.text')}</p>
        <NewsletterForm />
      </Widget>
      <Widget title={t('blog.latestComments')}>
        <LatestComments comments={sidebar.comments} />
      </Widget>
      <Widget title={t('blog.tags')}>
        <TagList tags={sidebar.tags} current={filter.tag} />
      </Widget>
    </aside>
  )
}
