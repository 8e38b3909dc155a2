import type { BlogSidebar as SidebarData } from '@tecnoclick/contract/site/blog/schemas'
import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Link, TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { type ListFilter, listHref, listPath, postHref } from './addresses.ts'
import { NewsletterForm } from './newsletter/newsletter-form.tsx'
import { TagList } from './post-meta.tsx'

interface BlogSidebarProps {
  sidebar: SidebarData
  filter?: ListFilter
  /** The list page that search and categories lead to. */
  path?: string
}

/** Search, about, categories, latest posts, newsletter, comments, tags (site.md#blog). */
export function BlogSidebar({ sidebar, filter = {}, path = listPath }: BlogSidebarProps) {
  const t = useFullT()
  return (
    <aside aria-label={t('blog.about')} className="grid content-start gap-5 sm:max-lg:grid-cols-2">
      <SearchPosts path={path} query={filter.q} />
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

function Widget({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-surface p-5">
      <h2 id={id} className="mb-3 font-semibold text-base">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A plain GET form; a new search drops the other filters. */
function SearchPosts({ path, query }: { path: string; query: string | undefined }) {
  const t = useFullT()
  return (
    <Form action={path} role="search" aria-label={t('blog.search')} className="sm:max-lg:col-span-2">
      <TextField
        // Resets the uncontrolled field when the address changes.
        key={query}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={query}
        label={t('blog.search')}
        labelHidden
        placeholder={t('blog.search')}
        trailing={
          <IconButton type="submit" label={t('blog.searchSubmit')}>
            <Search className="size-5" />
          </IconButton>
        }
      />
    </Form>
  )
}

interface CategoryListProps {
  categories: SidebarData['categories']
  current: string | undefined
  path: string
}

function CategoryList({ categories, current, path }: CategoryListProps) {
  return (
    <ul>
      {categories.map(({ name, slug, count }) => (
        <li key={slug}>
          <Link
            href={listHref(path, { category: slug })}
            aria-current={slug === current ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-4 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-link md:min-h-9"
          >
            <span lang="es">{name}</span>
            <span className="text-ink-muted text-sm tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function LatestPosts({ posts }: { posts: SidebarData['latest'] }) {
  const locale = useLocale()
  return (
    <ul className="divide-y">
      {posts.map(({ slug, title, publishedDate }) => (
        <li key={slug}>
          <Link href={postHref(slug)} className="group block min-h-11 py-2.5">
            <span lang="es" dir="auto" className="block font-medium underline-offset-4 group-hover:underline">
              {title}
            </span>
            <time dateTime={publishedDate} className="text-ink-muted text-sm">
              {formatLongDate(new Date(publishedDate), locale)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function LatestComments({ comments }: { comments: SidebarData['comments'] }) {
  const t = useFullT()
  return (
    <ul className="grid gap-4 text-sm">
      {comments.map(({ id, author, text, post }) => (
        <li key={id}>
          <p>
            {t('blog.commentOn', { author })}{' '}
            <TextLink href={postHref(post.slug)} lang="es">
              {post.title}
            </TextLink>
          </p>
          <p lang="es" dir="auto" className="mt-1 line-clamp-3 text-ink-muted">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
