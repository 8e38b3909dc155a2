import { PageContainer } from '@tecnoclick/ui/page-container'
import { PageHead } from '../shell/page-head.tsx'
import { useShellData } from '../shell/shell-data.ts'
import { HomeDoors } from './home-doors.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeVisit } from './home-visit.tsx'

export default function Home() {
  const store = useShellData()?.store
  if (!store) return null
  return (
    <PageContainer className="grid gap-4 py-4 sm:gap-6 sm:py-6">
      <PageHead title={store.tagline} />
      <HomeHero tagline={store.tagline} />
      <HomeDoors />
      <HomeVisit store={store} />
    </PageContainer>
  )
}
