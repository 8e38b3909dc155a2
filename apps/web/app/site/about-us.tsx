import { listTeam } from '@tecnoclick/contract/site/content/endpoints'
import { useT } from '@tecnoclick/ui/messages'
import { visitOf } from '../rendering/context.ts'
import { Page } from '../shell/page.tsx'
import type { Route } from './+types/about-us.ts'
import { AboutIntro } from './about/about-intro.tsx'
import { AboutSection } from './about/about-section.tsx'
import { Team } from './about/team.tsx'
import { VisitBand } from './about/visit-band.tsx'
import { loadPage } from './load-page.ts'
import { parseMarkdown, sectionsOf } from './prose/markdown.ts'
import { UnwrittenPage } from './unwritten-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [page, team] = await Promise.all([loadPage(visit, 'about-us'), visit.client.attempt(listTeam)])
  return { page, team: team.ok ? team.data.data : undefined }
}

/** Company, vision, services, opening hours, team (site.md#content-pages). */
export default function AboutUs({ loaderData: { page, team } }: Route.ComponentProps) {
  const t = useT()
  if (!page) return <UnwrittenPage title={t('site.about.title')} />
  const { intro, sections } = partsOf(page.body)
  return (
    <Page title={t('site.about.title')} head={{ description: page.description || undefined }}>
      <div className="grid grid-cols-1 gap-12 sm:gap-16">
        {intro && <AboutIntro blocks={intro.blocks} />}
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {sections.map((section) => (
            <AboutSection key={section.heading?.id} section={section} />
          ))}
        </div>
        <Team team={team} />
        <VisitBand />
      </div>
    </Page>
  )
}

function partsOf(body: string) {
  const all = sectionsOf(parseMarkdown(body))
  return { intro: all.find(({ heading }) => !heading), sections: all.filter(({ heading }) => heading) }
}
