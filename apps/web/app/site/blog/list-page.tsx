import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import { NothingFound } from '../../shell/drawings/nothing-found.tsx'
import { Page } from '../../shell/page.tsx'
import { type LayoutName, layouts, listHref, listPath } from './addresses.ts'
import { LayoutSwitch } from './layout-switch.tsx'
import { ListCaption } from './list-caption.tsx'
import type { LoadedList } from './load-list.ts'
import { PostCard, type PostLook } from './posts/post-card.tsx'
import { BlogSidebar } from './sidebar/blog-sidebar.tsx'

const looks: Record<LayoutName, { look: PostLook; list: string; page: string }> = {
  classic: { look: 'large', list: 'gap-8', page: 'lg:grid-cols-[minmax(0,1fr)_20rem]' },
  grid: { look: 'tile', list: 'gap-5 sm:grid-cols-2', page: 'lg:grid-cols-[minmax(0,1fr)_20rem]' },
  list: { look: 'row', list: 'gap-5', page: 'lg:grid-cols-[minmax(0,1fr)_20rem]' },
  sidebar: {
    look: 'large',
    list: 'gap-8',
    page: 'lg:grid-cols-[20rem_minmax(0,1fr)] lg:[&>aside]:order-first',
  },
}

/** One list in four layouts (site.md#blog). */
export function ListPage({ layout, list }: { layout: LayoutName; list: LoadedList }) {
  const t = useT()
  const { filter, page, pages, posts, total, sidebar } = list
  const path = layouts.find(({ name }) => name === layout)?.path ?? listPath
  const { look, list: columns, page: frame } = looks[layout]
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
                  <PostCard post={post} look={look} priority={index === 0} />
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
