import type { Client } from '@tecnoclick/contract/platform/client'
import { getBlogSidebar, getPost, listPosts } from '@tecnoclick/contract/site/blog/endpoints'
import type { Post, PostComment, PostSummary } from '@tecnoclick/contract/site/blog/schemas'
import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Link, TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { data, useLocation } from 'react-router'
import { JsonLd } from '../../platform/page/json-ld.tsx'
import { Page } from '../../platform/page/page.tsx'
import { visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/post-page.ts'
import { fullPostHref, listPath, postHref } from './addresses.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { PostArticle } from './post-article.tsx'
import { PostCover } from './post-cover.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPost(visitOf(context).client, params.slug)
}

/** Without a slug it is the newest post; an unknown slug is a 404 (site.md#blog). */
async function loadPost(client: Client, slug: string | undefined) {
  const [post, sidebar] = await Promise.all([
    client.call(getPost, { params: { slug: slug ?? (await newestSlug(client)) } }),
    client.call(getBlogSidebar),
  ])
  return { post, sidebar }
}

async function newestSlug(client: Client): Promise<string> {
  const { data: posts } = await client.call(listPosts, { query: { limit: 1 } })
  const [newest] = posts
  if (!newest) throw data(null, { status: 404 })
  return newest.slug
}

/** One post in two layouts; the classic one, with the sidebar, is canonical (site.md#blog). */
export default function PostPage({ loaderData: { post, sidebar: loaded } }: Route.ComponentProps) {
  const t = useFullT()
  const sidebar = useLocation().pathname.startsWith('/blog/post-full') ? undefined : loaded
  const path = postHref(post.slug)
  const hrefOf = sidebar ? postHref : fullPostHref
  const content = (
    <div className="grid gap-12">
      <PostArticle post={post} wide={!sidebar} />
      <div className={`grid gap-12 ${sidebar ? '' : 'mx-auto w-full max-w-3xl'}`}>
        <PostNeighbours post={post} hrefOf={hrefOf} />
        <PostComments comments={post.comments} />
        <RelatedPosts posts={post.related} hrefOf={hrefOf} />
        <p>
          <TextLink
            href={sidebar ? fullPostHref(post.slug) : path}
            className="inline-flex min-h-11 items-center"
          >
            {t(sidebar ? 'blog.asFull' : 'blog.asClassic')}
          </TextLink>
        </p>
      </div>
    </div>
  )
  return (
    <Page
      title={post.title}
      titleLang="es"
      trail={[{ label: t('blog.title'), href: listPath }]}
      head={{ path, picture: post.cover, kind: 'article', description: post.excerpt || undefined }}
    >
      <ArticleData post={post} path={path} />
      {sidebar ? (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {content}
          <BlogSidebar sidebar={sidebar} />
        </div>
      ) : (
        content
      )}
    </Page>
  )
}

interface PostNeighboursProps {
  post: Pick<Post, 'older' | 'newer'>
  hrefOf: (slug: string) => string
}

const box =
  'flex min-h-20 items-center gap-4 rounded-lg border bg-surface p-4 transition-shadow hover:shadow-raised'

function PostNeighbours({ post: { older, newer }, hrefOf }: PostNeighboursProps) {
  const t = useFullT()
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

function PostComments({ comments }: { comments: readonly PostComment[] }) {
  const t = useFullT()
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

interface RelatedPostsProps {
  posts: readonly PostSummary[]
  hrefOf: (slug: string) => string
}

function RelatedPosts({ posts, hrefOf }: RelatedPostsProps) {
  const t = useFullT()
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

function ArticleData({ post, path }: { post: Post; path: string }) {
  const shell = useShellData()
  if (!shell) return null
  const { origin, store } = shell
  const data = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'es',
    datePublished: post.publishedDate,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: store.storeName },
    mainEntityOfPage: origin + path,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name).join(', '),
    ...(post.cover !== null && { image: `${origin}/api/files/${post.cover}` }),
  }
  return <JsonLd data={data} />
}
