import type { PostSummary } from '@tecnoclick/contract/site/blog/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { postHref } from './addresses.ts'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'

/** `large` fills the column, `tile` is for a grid, `row` has its picture beside the text. */
export type PostVariant = 'large' | 'tile' | 'row'

const styles = {
  large: { card: '', cover: '', sizes: '(width < 64rem) 100vw, 860px', title: 'text-xl', body: 'p-5 sm:p-8' },
  tile: { card: '', cover: '', sizes: '(width < 40rem) 100vw, 420px', title: 'text-lg', body: 'p-5' },
  row: {
    card: 'sm:grid sm:grid-cols-[minmax(0,2fr)_3fr]',
    cover: 'sm:aspect-auto sm:h-full',
    sizes: '(width < 40rem) 100vw, 340px',
    title: 'text-lg',
    body: 'p-5 sm:p-6',
  },
} as const satisfies Record<PostVariant, object>

/** The link of the title covers the whole card. */
export function PostCard({
  post,
  variant,
  priority = false,
}: {
  post: PostSummary
  variant: PostVariant
  priority?: boolean
}) {
  const t = useFullT()
  const { card, cover, sizes, title, body } = styles[variant]
  return (
    <article
      className={`relative flex-1 overflow-hidden rounded-lg border bg-surface transition-[box-shadow,border-color] hover:border-line-strong/50 hover:shadow-raised ${card}`}
    >
      <PostCover
        cover={post.cover}
        category={post.category}
        sizes={sizes}
        priority={priority}
        className={cover}
      />
      <div className={body}>
        <PostMeta post={post} comments={post.comments} />
        <h2 lang="es" dir="auto" className={`mt-1 ${title}`}>
          <Link
            href={postHref(post.slug)}
            className="after:absolute after:inset-0 after:rounded-lg hover:underline hover:underline-offset-4"
          >
            {post.title}
          </Link>
        </h2>
        <p lang="es" dir="auto" className="mt-3 text-ink-muted">
          {post.excerpt}
        </p>
        <p aria-hidden="true" className="mt-4 flex items-center gap-1.5 font-semibold text-link text-sm">
          {t('blog.readMore')}
          <ArrowRight className="size-4 rtl:-scale-x-100" />
        </p>
      </div>
    </article>
  )
}
