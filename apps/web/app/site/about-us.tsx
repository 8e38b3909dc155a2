import { listTeam } from '@tecnoclick/contract/site/content/endpoints'
import type { TeamMember } from '@tecnoclick/contract/site/content/schemas'
import { pictureSrcSet } from '@tecnoclick/domain/platform/files'
import { type Block, parseMarkdown, type Section, sectionsOf } from '@tecnoclick/domain/site/markdown'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Button } from '@tecnoclick/ui/button'
import { Carousel } from '@tecnoclick/ui/carousel'
import { useFullT } from '@tecnoclick/ui/messages'
import { inlines, Prose } from '@tecnoclick/ui/prose'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { ListFailed } from '../platform/page/list-failed.tsx'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import { useShellData } from '../rendering/shell-data.ts'
import type { Route } from './+types/about-us.ts'
import { ContactFacts } from './contact/contact-facts.tsx'
import { ShopFront } from './contact/shop-front.tsx'
import { loadPage } from './load-page.ts'
import { UnwrittenPage } from './text-page.tsx'

/** Portraits are 400 px wide. */
const photoWidths = [256, 320, 416] as const

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [page, team] = await Promise.all([loadPage(visit, 'about-us'), visit.client.attempt(listTeam)])
  return { page, team: team.ok ? team.data.data : undefined }
}

/** Company, vision, services, opening hours, team (site.md#content-pages). */
export default function AboutUs({ loaderData: { page, team } }: Route.ComponentProps) {
  const t = useFullT()
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

function AboutIntro({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="band grid items-center overflow-hidden rounded-lg md:grid-cols-[1.2fr_1fr]">
      <div lang="es" dir="ltr" className="grid gap-4 p-6 text-start sm:p-10 lg:p-14">
        {blocks.map(
          (block, index) =>
            'content' in block && (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their positions.
                key={index}
                className="max-w-[48ch] text-lg text-on-band-muted leading-[2rem] first:text-on-band"
              >
                {inlines(block.content)}
              </p>
            ),
        )}
      </div>
      <ShopFront className="h-auto w-full self-end" />
    </div>
  )
}

function AboutSection({ section: { heading, blocks } }: { section: Section }) {
  const isList = blocks.some(({ kind }) => kind === 'list')
  return (
    <section
      aria-labelledby={heading?.id}
      // The list of services is the longest section and gets a background.
      className={isList ? 'rounded-lg border bg-surface p-5 sm:p-8 md:col-span-2' : 'border-t pt-6'}
    >
      {heading && (
        <h2 id={heading.id} lang="es" dir="ltr" className="mb-4 text-start text-xl">
          {inlines(heading.content)}
        </h2>
      )}
      <Prose
        blocks={blocks}
        wide={isList}
        className={isList ? 'md:[&>ul]:grid-cols-2 md:[&>ul]:gap-x-12' : ''}
      />
    </section>
  )
}

function Team({ team }: { team: readonly TeamMember[] | undefined }) {
  const t = useFullT()
  if (team?.length === 0) return null
  return (
    <div>
      <SectionHeading title={t('site.about.team')} text={t('site.about.teamText')} />
      {team ? (
        <Carousel
          label={t('site.about.team')}
          slideClassName="flex w-[max(78%,min(100%,10rem))] sm:w-[44%] lg:w-[31%] xl:w-[23.5%]"
        >
          {team.map((member) => (
            <TeamCard key={member.id} member={member} />
          ))}
        </Carousel>
      ) : (
        <ListFailed text={t('errors.unavailable')} />
      )}
    </div>
  )
}

/** Members without a photo are shown with their initials. */
function TeamCard({ member: { name, post, bio, photo } }: { member: TeamMember }) {
  const saveData = useShellData()?.saveData ?? false
  return (
    <figure className="flex flex-1 flex-col overflow-hidden rounded-lg border bg-surface">
      {photo === null || saveData ? (
        <div className="grid aspect-square place-items-center bg-sunken">
          <Avatar name={name} size="xl" decorative />
        </div>
      ) : (
        <img
          src={`/api/files/${photo}?w=320`}
          srcSet={pictureSrcSet(photo, photoWidths)}
          sizes="(width < 40rem) 78vw, 320px"
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          className="aspect-square w-full bg-sunken object-cover"
        />
      )}
      <figcaption lang="es" dir="ltr" className="p-5 text-start">
        <span className="block font-semibold text-lg">{name}</span>
        <span className="block text-offer-text text-sm">{post}</span>
        {bio !== '' && <span className="mt-3 block text-ink-muted text-sm">{bio}</span>}
      </figcaption>
    </figure>
  )
}

function VisitBand() {
  const t = useFullT()
  const store = useShellData()?.store
  if (!store) return null
  return (
    <section aria-labelledby="visit-title" className="rounded-lg bg-sunken p-5 sm:p-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="visit-title" className="text-xl">
          {t('site.contact.visit')}
        </h2>
        <Button href="/site/contact-us-alt">{t('site.about.talk')}</Button>
      </div>
      <ContactFacts store={store} className="sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  )
}
