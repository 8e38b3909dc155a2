import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { Skeleton, SkeletonText } from '@tecnoclick/ui/skeleton'
import PackageOpen from 'lucide-react/icons/package-open'
import { ShowcaseSection } from './showcase-section.tsx'

export function SkeletonSamples() {
  const t = useT()
  return (
    <ShowcaseSection title={t('components.sections.skeletons')}>
      <Card className="flex max-w-md gap-4">
        <Skeleton className="size-20 rounded-md" />
        <SkeletonText className="flex-1 content-center" />
      </Card>
    </ShowcaseSection>
  )
}

export function EmptyStateSample() {
  const t = useT()
  return (
    <ShowcaseSection title={t('components.sections.emptyState')}>
      <Card>
        <EmptyState
          level={3}
          drawing={<PackageOpen strokeWidth={1.25} className="size-14" />}
          title={t('components.empty.title')}
          text={t('components.empty.text')}
          action={<Button href="/shop/catalog">{t('components.empty.action')}</Button>}
        />
      </Card>
    </ShowcaseSection>
  )
}
