import { office } from '@tecnoclick/messages/office'
import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { deskGroups } from '../layout/desks.ts'
import { PageHeading } from '../layout/page-heading.tsx'

export function Home() {
  return (
    <>
      <PageHeading title={office.home.title} text={office.home.text} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {deskGroups
          .flatMap(({ desks }) => desks)
          .map(({ href, label, text, Icon }) => (
            <li key={href}>
              <Card interactive className="flex h-full gap-4">
                <Icon aria-hidden="true" className="size-6 shrink-0 text-link" />
                <div>
                  <h2 className="font-semibold">
                    <Link href={href} className="after:absolute after:inset-0 after:rounded-lg">
                      {label}
                    </Link>
                  </h2>
                  <p className="mt-0.5 text-ink-muted text-sm">{text}</p>
                </div>
              </Card>
            </li>
          ))}
      </ul>
    </>
  )
}
