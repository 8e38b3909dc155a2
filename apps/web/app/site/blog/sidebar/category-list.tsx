import type { BlogSidebar } from '@tecnoclick/contract/site/blog/schemas'
import { Link } from '@tecnoclick/ui/link'
import { listHref } from '../addresses.ts'

interface CategoryListProps {
  categories: BlogSidebar['categories']
  current: string | undefined
  path: string
}

export function CategoryList({ categories, current, path }: CategoryListProps) {
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
