import { visitOf } from '../../rendering/context.ts'
import { EmptyCompare } from '../../shell/drawings/empty-compare.tsx'
import type { Route } from './+types/compare.ts'
import { CompareTable } from './compare-table.tsx'
import { keepSaved, SavedPage } from './saved-page.tsx'
import { changeSaved, loadSaved } from './saved-page-data.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadSaved(visitOf(context), 'compare')
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keepSaved(request.url, serverLoader)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return changeSaved(visitOf(context), 'compare', request, url)
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return (
    <SavedPage list="compare" loaded={loaderData.products} drawing={<EmptyCompare />}>
      {(products, clear) => <CompareTable products={products} onClear={clear} />}
    </SavedPage>
  )
}
