import { useFullT } from '@tecnoclick/ui/messages'
import { visitOf } from '../rendering/context.ts'
import type { Route } from './+types/privacy.ts'
import { loadPage } from './load-page.ts'
import { TextPage } from './text-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(visitOf(context), 'privacy')
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useFullT()
  return <TextPage title={t('site.privacy.title')} page={loaderData} />
}
