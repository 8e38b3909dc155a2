import { EmptyWishlist } from '../../platform/page/drawings/empty-wishlist.tsx'
import { visitOf } from '../../rendering/context.ts'
import { ProductCard } from '../card/product-card.tsx'
import type { Route } from './+types/wishlist.ts'
import { RemoveButton } from './save-toggle.tsx'
import { loadSavedInBrowser, SavedPage } from './saved-page.tsx'
import { changeSavedList, loadSavedList } from './saved-page-data.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadSavedList(visitOf(context), 'wishlist')
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadSavedInBrowser(request.url, serverLoader)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return changeSavedList(visitOf(context), 'wishlist', request, url)
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  return (
    <SavedPage list="wishlist" loaded={loaderData.products} drawing={<EmptyWishlist />}>
      {(products) => (
        <ul className="grid grid-cols-pair gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {products.map((product, index) => (
            <li key={product.id} className="grid grid-rows-[1fr_auto]">
              <ProductCard product={product} priority={index < 4} level={2} />
              <RemoveButton list="wishlist" product={product} />
            </li>
          ))}
        </ul>
      )}
    </SavedPage>
  )
}
