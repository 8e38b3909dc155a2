import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/category-classic.ts'
import { ListPage } from './list-page.tsx'
import { loadList } from './load-posts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(visitOf(context).client, url.searchParams)
}

export default function CategoryClassic({ loaderData }: Route.ComponentProps) {
  return <ListPage layout="classic" list={loaderData} />
}
