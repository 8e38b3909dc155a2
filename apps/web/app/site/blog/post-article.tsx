import type { Post } from '@tecnoclick/contract/site/blog/schemas'
import { parseMarkdown } from '@tecnoclick/domain/site/markdown'
import { useFullT } from '@tecnoclick/ui/messages'
import { Prose } from '@tecnoclick/ui/prose'
import { PostCover } from './post-cover.tsx'
import { PostMeta, TagList } from './post-meta.tsx'

export function PostArticle({ post, wide = false }: { post: Post; wide?: boolean }) {
  const t = useFullT()
  return (
    <article>
      <div className="-mt-4 mb-6 flex flex-wrap items-center gap-x-4">
        <PostMeta post={post} comments={post.comments.length} />
        <p className="text-ink-muted text-sm">{t('blog.minutes', { count: readingMinutes(post.body) })}</p>
      </div>
      <PostCover
        cover={post.cover}
        category={post.category}
        sizes={wide ? '(width < 82rem) 100vw, 1256px' : '(width < 64rem) 100vw, 860px'}
        priority
        className="rounded-lg"
      />
      <div className={wide ? 'mx-auto max-w-prose' : ''}>
        <p lang="es" dir="ltr" className="mt-8 max-w-prose text-start font-medium text-lg">
          {post.excerpt}
        </p>
        <Prose blocks={parseMarkdown(post.body)} className="mt-6" />
        <div className="mt-8">
          <TagList tags={post.tags} />
        </div>
      </div>
    </article>
  )
}

/** Average reading speed of adults on a screen. */
const wordsPerMinute = 220

function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}
