import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import type { Route } from './+types/components.ts'
import { ButtonSamples, IconButtonSamples } from './showcase/button-samples.tsx'
import { AvatarSamples, BadgeSamples, PriceSamples, RatingSamples } from './showcase/commerce-samples.tsx'
import { DialogSamples, ToastSamples } from './showcase/dialog-samples.tsx'
import { ChoiceSamples, FieldSamples, QuantitySamples } from './showcase/form-samples.tsx'
import { MenuSamples, PaginationSamples, TabsSamples } from './showcase/navigation-samples.tsx'
import { sampleTexts } from './showcase/sample-texts.ts'

const samples = () => import('./showcase/content-samples.tsx')
const tablePart = lazyPart(async () => ({ default: (await samples()).TableSamples }))
const otherPart = lazyPart(async () => ({ default: (await samples()).OtherSamples }))

export async function loader({ context }: Route.LoaderArgs) {
  return sampleTexts(visitOf(context).preferences.locale)
}

/** The design system, every component in its states (site.md#screens); shell and page use the rest. */
export default function Components({ loaderData }: Route.ComponentProps) {
  useMoreMessages(loaderData)
  const t = useFullT()
  return (
    <Page title={t('components.title')} intro={t('components.intro')}>
      <ButtonSamples />
      <IconButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <QuantitySamples />
      <DialogSamples />
      <ToastSamples />
      <MenuSamples />
      <TabsSamples />
      <LazyHydrate part={tablePart} props={{}} />
      <PaginationSamples />
      <BadgeSamples />
      <PriceSamples />
      <RatingSamples />
      <AvatarSamples />
      <LazyHydrate part={otherPart} props={{}} />
    </Page>
  )
}
