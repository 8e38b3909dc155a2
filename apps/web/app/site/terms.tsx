import { useFullT } from '@tecnoclick/ui/messages'
import { visitOf } from '../rendering/context.ts'
import type { Route } from './+types/terms.ts'
import { loadPage } from './load-page.ts'
import { TextPage } from './text-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(visitOf(context), 'terms')
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const t = useFullT()
  return <TextPage title={t('site.terms.title')} page={loaderData} />
}
