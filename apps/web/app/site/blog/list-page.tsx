import type { BlogSidebar as SidebarData } from '@tecnoclick/contract/site/blog/schemas'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
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
import { type LayoutName, type ListFilter, layouts, listHref, listPath } from './addresses.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { loadList } from './load-blog.ts'
import { PostCard, type PostVariant } from './post-card.tsx'

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
