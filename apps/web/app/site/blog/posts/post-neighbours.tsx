import type { Post } from '@tecnoclick/contract/site/blog/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'

interface PostNeighboursProps {
  post: Pick<Post, 'older' | 'newer'>
  hrefOf: (slug: string) => string
}

const box =
  'flex min-h-20 items-center gap-4 rounded-lg border bg-surface p-4 transition-shadow hover:shadow-raised'

export function PostNeighbours({ post: { older, newer }, hrefOf }: PostNeighboursProps) {
  const t = useT()
  if (!older && !newer) return null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {older && (
        <Link href={hrefOf(older.slug)} rel="prev" className={box}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-ink-muted rtl:-scale-x-100" />
          <span>
            <span className="block text-ink-muted text-sm">{t('blog.previousPost')}</span>
            <span lang="es" dir="auto" className="font-semibold">
              {older.title}
            </span>
          </span>
        </Link>
      )}
      {newer && (
        <Link href={hrefOf(newer.slug)} rel="next" className={`${box} justify-end text-end sm:col-start-2`}>
          <span>
            <span className="block text-ink-muted text-sm">{t('blog.nextPost')}</span>
            <span lang="es" dir="auto" className="font-semibold">
              {newer.title}
            </span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  )
}
