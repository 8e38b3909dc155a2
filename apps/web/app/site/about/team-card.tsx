import type { TeamMember } from '@tecnoclick/contract/site/content/schemas'
import { Avatar } from '@tecnoclick/ui/avatar'
import { useShellData } from '../../shell/shell-data.ts'

/** A portrait is square and fills the card; who has none yet is shown by initials. */
export function TeamCard({ member: { name, post, bio, photo } }: { member: TeamMember }) {
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
          srcSet={`/api/files/${photo}?w=320 320w, /api/files/${photo}?w=700 700w`}
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
