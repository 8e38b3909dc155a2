import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { useContext } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { NotFound } from '../../platform/layout/status-screens.tsx'
import { CanOpenContext } from '../../platform/permissions.tsx'

const { help } = office

interface HelpTopic {
  key: string
  title: string
  group: keyof typeof help.groups
  href: string
  steps: readonly string[]
}

const helpTopics: readonly HelpTopic[] = Object.entries(help.pages).map(([key, page]) => ({
  key,
  ...page,
}))

const helpGroups = Object.entries(help.groups).map(([key, label]) => ({
  label,
  topics: helpTopics.filter(({ group }) => group === key),
}))

function findTopic(key: string | undefined): HelpTopic | undefined {
  return helpTopics.find((topic) => topic.key === key)
}

const pictureFiles: Record<string, string> = import.meta.glob('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Screenshots by the key of their topic, or by it and the number of a step. Not every topic has one. */
const helpPictures: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(pictureFiles).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
)

export function HelpPage() {
  return (
    <Routes>
      <Route index element={<TopicList />} />
      <Route path=":page" element={<TopicRoute />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function TopicList() {
  const canOpen = useContext(CanOpenContext)
  const groups = helpGroups
    .map(({ label, topics }) => ({ label, topics: topics.filter(({ href }) => canOpen(href)) }))
    .filter(({ topics }) => topics.length > 0)
  return (
    <>
      <PageHeading title={help.title} text={help.text} />
      <div className="grid gap-8">
        {groups.map(({ label, topics }) => (
          <section key={label} aria-label={label}>
            <h2 className="mb-3 text-lg">{label}</h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {topics.map(({ key, title, steps }) => (
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

function TopicRoute() {
  const page = findTopic(useParams().page)
  return page ? <TopicPage page={page} /> : <NotFound />
}

function TopicPage({ page: { key, title, href, steps } }: { page: HelpTopic }) {
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
        {steps.map((step, index) => (
          <li key={step} className="ps-1">
            {step}
            <StepPicture title={title} picture={helpPictures[`${key}-${index + 1}`]} step={index + 1} />
          </li>
        ))}
      </ol>
      {picture && (
        <img
          src={picture}
          alt={fillText(help.picture, { title })}
          width={1280}
          height={800}
          loading="lazy"
          className="mt-8 h-auto w-full rounded-lg border shadow-raised"
        />
      )}
    </>
  )
}

function StepPicture(props: { title: string; picture: string | undefined; step: number }) {
  const { title, picture, step } = props
  if (!picture) return null
  return (
    <a href={picture} target="_blank" rel="noreferrer" className="my-3 block rounded-lg">
      <img
        src={picture}
        alt={fillText(help.stepPicture, { title, step })}
        width={1280}
        height={800}
        loading="lazy"
        className="h-auto w-full rounded-lg border shadow-raised"
      />
    </a>
  )
}
