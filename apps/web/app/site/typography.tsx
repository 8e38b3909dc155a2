import { useFullT } from '@tecnoclick/ui/messages'
import { Page } from '../shell/page.tsx'
import {
  ColorSamples,
  FigureSample,
  HeadingSample,
  ListSample,
  QuoteSample,
  ScaleSample,
  TextSample,
} from './showcase/type-samples.tsx'

export default function Typography() {
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
