import type { BlogSidebar } from '@tecnoclick/contract/site/blog/schemas'
import { formatLongDate } from '@tecnoclick/messages/format-date'
import { Link } from '@tecnoclick/ui/link'
import { useLocale } from '@tecnoclick/ui/messages'
import { postHref } from '../addresses.ts'

export function LatestPosts({ posts }: { posts: BlogSidebar['latest'] }) {
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
