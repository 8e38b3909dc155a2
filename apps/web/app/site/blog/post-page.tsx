import type { Post, BlogSidebar as Sidebar } from '@tecnoclick/contract/site/blog/schemas'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Page } from '../../shell/page.tsx'
import { ArticleData } from '../seo/article-data.tsx'
import { fullPostHref, listPath, postHref } from './addresses.ts'
import { PostArticle } from './posts/post-article.tsx'
import { PostComments } from './posts/post-comments.tsx'
import { PostNeighbours } from './posts/post-neighbours.tsx'
import { RelatedPosts } from './posts/related-posts.tsx'
import { BlogSidebar } from './sidebar/blog-sidebar.tsx'

interface PostPageProps {
  post: Post
  /** With it the post stands beside the sidebar, without it alone. */
  sidebar?: Sidebar
}

/** One post in two layouts; the classic one is canonical (site.md#blog). */
export function PostPage({ post, sidebar }: PostPageProps) {
  const t = useT()
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
