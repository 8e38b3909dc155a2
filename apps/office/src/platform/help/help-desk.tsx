import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { Route, Routes, useParams } from 'react-router'
import { BackLink } from '../layout/back-link.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { say } from '../say.ts'
import { findHelp, type HelpPage, helpGroups } from './help-pages.ts'
import { helpPictures } from './help-pictures.ts'

const { help } = office

export function HelpDesk() {
  return (
    <Routes>
      <Route index element={<Contents />} />
      <Route path=":page" element={<Guide />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function Contents() {
  return (
    <>
      <PageHeading title={help.title} text={help.text} />
      <div className="grid gap-8">
        {helpGroups.map(({ label, pages }) => (
          <section key={label} aria-label={label}>
            <h2 className="mb-3 text-lg">{label}</h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {pages.map(({ key, title, steps }) => (
                <li key={key}>
                  <Card interactive className="h-full">
                    <h3 className="font-semibold">
                      <Link
                        href={`/admin/help/${key}`}
                        className="after:absolute after:inset-0 after:rounded-lg"
                      >
                        {title}
                      </Link>
                    </h3>
                    <p className="mt-1 line-clamp-2 text-ink-muted text-sm">{steps[0]}</p>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Guide() {
  const page = findHelp(useParams().page)
  return page ? <GuidePage page={page} /> : <NotFound />
}

function GuidePage({ page: { key, title, href, steps } }: { page: HelpPage }) {
  const picture = helpPictures[key]
  return (
    <>
      <BackLink href="/admin/help">{help.back}</BackLink>
      <PageHeading
        title={title}
        action={
          <Button href={href} size="sm">
            {help.open}
          </Button>
        }
      />
      <ol className="grid max-w-prose list-decimal gap-3 ps-6 marker:font-semibold marker:text-link">
        {steps.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
      {picture && (
        <img
          src={picture}
          alt={say(help.picture, { title })}
          width={1280}
          height={800}
          loading="lazy"
          className="mt-8 h-auto w-full rounded-lg border shadow-raised"
        />
      )}
    </>
  )
}
