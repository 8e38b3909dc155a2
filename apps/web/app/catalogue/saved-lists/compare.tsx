import { EmptyCompare } from '../../platform/page/drawings/empty-compare.tsx'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/compare.ts'
import { CompareTable } from './compare-table.tsx'
import { loadSavedInBrowser, SavedPage } from './saved-page.tsx'
import { changeSavedList, loadSavedList } from './saved-page-data.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadSavedList(visitOf(context), 'compare')
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadSavedInBrowser(request.url, serverLoader)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return changeSavedList(visitOf(context), 'compare', request, url)
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return (
    <SavedPage list="compare" loaded={loaderData.products} drawing={<EmptyCompare />}>
      {(products, clear) => <CompareTable products={products} onClear={clear} />}
    </SavedPage>
  )
}
