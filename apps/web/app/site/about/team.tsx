import type { TeamMember } from '@tecnoclick/contract/site/content/schemas'
import { Carousel } from '@tecnoclick/ui/carousel'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { ListFailed } from '../../shell/list-failed.tsx'
import { TeamCard } from './team-card.tsx'

export function Team({ team }: { team: readonly TeamMember[] | undefined }) {
  const t = useT()
  if (team?.length === 0) return null
  return (
    <div>
      <SectionHeading title={t('site.about.team')} text={t('site.about.teamText')} />
      {team ? (
        <Carousel
          label={t('site.about.team')}
          slideClassName="flex w-[78%] sm:w-[44%] lg:w-[31%] xl:w-[23.5%]"
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
