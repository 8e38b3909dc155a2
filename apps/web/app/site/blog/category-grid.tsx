import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/category-grid.ts'
import { ListPage } from './list-page.tsx'
import { loadList } from './load-posts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(visitOf(context).client, url.searchParams)
}

export default function CategoryGrid({ loaderData }: Route.ComponentProps) {
  return <ListPage layout="grid" list={loaderData} />
}
