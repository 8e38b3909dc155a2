import type { BlogLabel, PostSummary } from '@tecnoclick/contract/site/blog/schemas'
import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import { Link } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { listHref, listPath } from './addresses.ts'

type Dated = Pick<PostSummary, 'publishedDate' | 'author' | 'category'>

export function PostMeta({ post, comments }: { post: Dated; comments?: number }) {
  const t = useFullT()
  const locale = useLocale()
  const { category, publishedDate, author } = post
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-muted text-sm">
      <span className="flex flex-wrap items-center gap-x-2">
        {/* Above the link that covers the card. */}
        <Link
          href={listHref(listPath, { category: category.slug })}
          className="relative z-10 inline-flex min-h-11 items-center font-semibold text-offer-text underline-offset-4 hover:underline md:min-h-7"
        >
          <span lang="es">{category.name}</span>
        </Link>
        <span aria-hidden="true">·</span>
        <time dateTime={publishedDate}>{formatLongDate(new Date(publishedDate), locale)}</time>
      </span>
      <span>{t('blog.by', { author })}</span>
      {comments !== undefined && comments > 0 && <span>{t('blog.comments', { count: comments })}</span>}
    </p>
  )
}

/** `current` is the tag that the list is filtered by. */
export function TagList({ tags, current }: { tags: readonly BlogLabel[]; current?: string | undefined }) {
  const t = useFullT()
  return (
    <ul aria-label={t('blog.tags')} className="flex flex-wrap gap-2">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <Link
            href={listHref(listPath, { tag: slug })}
            aria-current={slug === current ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-full border px-3.5 text-sm transition-colors hover:border-line-strong/50 hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-canvas md:min-h-8"
          >
            <span lang="es">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
