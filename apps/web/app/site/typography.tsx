import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import type { Route } from './+types/typography.ts'
import { sampleTexts } from './showcase/sample-texts.ts'
import {
  ColorSamples,
  FigureSample,
  HeadingSample,
  ListSample,
  QuoteSample,
  ScaleSample,
  TextSample,
} from './showcase/type-samples.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return sampleTexts(visitOf(context).preferences.locale)
}

export default function Typography({ loaderData }: Route.ComponentProps) {
  useMoreMessages(loaderData)
  const t = useFullT()
  return (
    <Page title={t('components.typography.title')} intro={t('components.typography.intro')}>
      <ScaleSample />
      <HeadingSample />
      <TextSample />
      <ListSample />
      <QuoteSample />
      <FigureSample />
      <ColorSamples />
    </Page>
  )
}
