import type { PostComment } from '@tecnoclick/contract/site/blog/schemas'
import { formatLongDate } from '@tecnoclick/messages/format-date'
import { Avatar } from '@tecnoclick/ui/avatar'
import { useLocale, useT } from '@tecnoclick/ui/messages'

export function PostComments({ comments }: { comments: readonly PostComment[] }) {
  const t = useT()
  const locale = useLocale()
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments-title">
      <h2 id="comments-title" className="mb-5 text-xl">
        {t('blog.commentsTitle')}
      </h2>
      <ol className="grid max-w-prose gap-6">
        {comments.map(({ id, author, text, createdDate }) => (
          <li key={id} className="flex gap-4">
            <Avatar name={author} decorative />
            <div className="min-w-0">
              <p>
                <span className="font-semibold">{author}</span>{' '}
                <time dateTime={createdDate} className="text-ink-muted text-sm">
                  {formatLongDate(new Date(createdDate), locale)}
                </time>
              </p>
              <p lang="es" dir="auto" className="mt-1 whitespace-pre-line">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
