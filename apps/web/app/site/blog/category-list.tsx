import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/category-list.ts'
import { ListPage } from './list-page.tsx'
import { loadList } from './load-posts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(visitOf(context).client, url.searchParams)
}

export default function CategoryList({ loaderData }: Route.ComponentProps) {
  return <ListPage layout="list" list={loaderData} />
}
