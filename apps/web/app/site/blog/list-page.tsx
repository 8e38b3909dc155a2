import type { PostSummary, BlogSidebar as SidebarData } from '@tecnoclick/contract/site/blog/schemas'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import ArrowRight from 'lucide-react/icons/arrow-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import TextAlignStart from 'lucide-react/icons/list'
import PanelLeft from 'lucide-react/icons/panel-left'
import Rows2 from 'lucide-react/icons/rows-2'
import X from 'lucide-react/icons/x'
import { useLocation } from 'react-router'
import { NothingFound } from '../../platform/page/drawings/nothing-found.tsx'
import { Page } from '../../platform/page/page.tsx'
import { withoutEndSlashes } from '../../platform/page/page-addresses.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/list-page.ts'
import { type LayoutName, type ListFilter, layouts, listHref, listPath, postHref } from './addresses.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { loadList } from './load-posts.ts'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'

const styles: Record<LayoutName, { variant: PostVariant; list: string; page: string }> = {
  classic: { variant: 'large', list: 'gap-8', page: 'lg:grid-cols-[minmax(0,1fr)_20rem]' },
  grid: { variant: 'tile', list: 'gap-5 sm:grid-cols-2', page: 'lg:grid-cols-[minmax(0,1fr)_20rem]' },
  list: { variant: 'row', list: 'gap-5', page: 'lg:grid-cols-[minmax(0,1fr)_20rem]' },
  sidebar: {
    variant: 'large',
    list: 'gap-8',
    page: 'lg:grid-cols-[20rem_minmax(0,1fr)] lg:[&>aside]:order-first',
  },
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(visitOf(context).client, url.searchParams)
}

/** One list in four layouts (site.md#blog). */
export default function ListPage({ loaderData: list }: Route.ComponentProps) {
  const t = useFullT()
  const { filter, page, pages, posts, total, sidebar } = list
  const pathname = withoutEndSlashes(useLocation().pathname)
  const { name: layout, path } = layouts.find((one) => one.path === pathname) ?? layouts[0]
  const { variant, list: columns, page: frame } = styles[layout]
  return (
    <Page title={t('blog.title')} intro={t('blog.text')} head={{ path: listPath }}>
      <div className={`grid items-start gap-8 lg:gap-10 ${frame}`}>
        <div>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <ListCaption filter={filter} total={total} sidebar={sidebar} path={path} />
            <LayoutSwitch layout={layout} filter={filter} page={page} />
          </div>
          {posts.length === 0 ? (
            <EmptyState
              drawing={<NothingFound />}
              title={t('blog.none')}
              text={t('blog.nothingText')}
              action={<Button href={path}>{t('blog.all')}</Button>}
            />
          ) : (
            <ul className={`grid ${columns}`}>
              {posts.map((post, index) => (
                <li key={post.slug} className="flex">
                  <PostCard post={post} variant={variant} priority={index === 0} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(other) => listHref(path, filter, other)}
            className="mt-8"
          />
        </div>
        <BlogSidebar sidebar={sidebar} filter={filter} path={path} />
      </div>
    </Page>
  )
}

interface ListCaptionProps {
  filter: ListFilter
  total: number
  sidebar: Pick<SidebarData, 'categories' | 'tags'>
  path: string
}

/** The number of posts and the active filters, each of which can be removed. */
function ListCaption({ filter, total, sidebar, path }: ListCaptionProps) {
  const t = useFullT()
  const nameOf = (labels: SidebarData['tags'], slug: string) =>
    labels.find((label) => label.slug === slug)?.name ?? slug
  const chips = [
    { name: 'q', label: filter.q },
    { name: 'category', label: filter.category && nameOf(sidebar.categories, filter.category) },
    { name: 'tag', label: filter.tag && nameOf(sidebar.tags, filter.tag) },
  ].filter(({ label }) => label)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="me-1 text-ink-muted text-sm">
        {t('blog.found', { count: total })}
      </p>
      {chips.map(({ name, label }) => (
        <Link
          key={name}
          href={listHref(path, { ...filter, [name]: undefined })}
          aria-label={`${label}: ${t('ui.remove')}`}
          className="flex min-h-11 items-center gap-1.5 rounded-full bg-action-soft px-3.5 font-medium text-link text-sm md:min-h-8"
        >
          {label}
          <X aria-hidden="true" className="size-4" />
        </Link>
      ))}
    </div>
  )
}

const icons = { classic: Rows2, grid: LayoutGrid, list: TextAlignStart, sidebar: PanelLeft }

interface LayoutSwitchProps {
  layout: LayoutName
  filter: ListFilter
  page: number
}

function LayoutSwitch({ layout, filter, page }: LayoutSwitchProps) {
  const t = useFullT()
  return (
    <nav aria-label={t('blog.layout')}>
      <ul className="flex rounded-md border bg-surface p-0.5">
        {layouts.map(({ name, path, label }) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <Link
                href={listHref(path, filter, page)}
                aria-label={t(label)}
                title={t(label)}
                aria-current={name === layout ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas md:size-9"
              >
                <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** `large` fills the column, `tile` is for a grid, `row` has its picture beside the text. */
type PostVariant = 'large' | 'tile' | 'row'

const cardStyles = {
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
function PostCard({
  post,
  variant,
  priority = false,
}: {
  post: PostSummary
  variant: PostVariant
  priority?: boolean
}) {
  const t = useFullT()
  const { card, cover, sizes, title, body } = cardStyles[variant]
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
