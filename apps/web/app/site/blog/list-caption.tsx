import type { BlogSidebar } from '@tecnoclick/contract/site/blog/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import { type ListFilter, listHref } from './addresses.ts'

interface ListCaptionProps {
  filter: ListFilter
  total: number
  sidebar: Pick<BlogSidebar, 'categories' | 'tags'>
  path: string
}

/** How many posts, and what they are filtered by; each filter can be taken off. */
export function ListCaption({ filter, total, sidebar, path }: ListCaptionProps) {
  const t = useT()
  const nameOf = (labels: BlogSidebar['tags'], slug: string) =>
    labels.find((label) => label.slug === slug)?.name ?? slug
  const chips = [
    { name: 'q', label: filter.q },
    { name: 'category', label: filter.category && nameOf(sidebar.categories, filter.category) },
    { name: 'tag', label: filter.tag && nameOf(sidebar.tags, filter.tag) },
  ].filter(({ label }) => label)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="me-1 text-ink-muted text-sm tabular-nums">
        {t('blog.found', { count: total })}
      </p>
      {chips.map(({ name, label }) => (
        <Link
          key={name}
          href={listHref(path, { ...filter, [name]: undefined })}
          aria-label={`${label}: ${t('ui.remove')}`}
          className="flex min-h-11 items-center gap-1.5 rounded-full bg-action-soft px-3.5 font-medium text-link text-sm md:min-h-8"
        >
          {label}
          <X aria-hidden="true" className="size-4" />
        </Link>
      ))}
    </div>
  )
}
