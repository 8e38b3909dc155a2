import type { PostSummary } from '@tecnoclick/contract/site/blog/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { PostCover } from './post-cover.tsx'

interface RelatedPostsProps {
  posts: readonly PostSummary[]
  hrefOf: (slug: string) => string
}

export function RelatedPosts({ posts, hrefOf }: RelatedPostsProps) {
  const t = useT()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={t('blog.related')} />
      <ul className="grid gap-5 sm:grid-cols-3">
        {posts.map(({ slug, title, cover, category }) => (
          <li key={slug} className="group relative">
            <PostCover
              cover={cover}
              category={category}
              sizes="(width < 40rem) 100vw, 280px"
              className="rounded-md"
            />
            <Link
              href={hrefOf(slug)}
              lang="es"
              dir="auto"
              className="mt-3 block font-semibold after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
