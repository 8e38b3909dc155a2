import type { BlogSidebar } from '@tecnoclick/contract/site/blog/schemas'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { postHref } from '../addresses.ts'

export function LatestComments({ comments }: { comments: BlogSidebar['comments'] }) {
  const t = useT()
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
