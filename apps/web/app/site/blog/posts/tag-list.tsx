import type { BlogLabel } from '@tecnoclick/contract/site/blog/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { listHref, listPath } from '../addresses.ts'

/** `current` is the tag that the list is filtered by. */
export function TagList({ tags, current }: { tags: readonly BlogLabel[]; current?: string | undefined }) {
  const t = useT()
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
