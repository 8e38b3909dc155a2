import { office } from '@tecnoclick/messages/office'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useWaitingCount } from '../../selling/work-queue/use-waiting.ts'
import { say } from '../say.ts'
import { useStoreName } from './use-store-name.ts'

interface PageHeadingProps {
  title: string
  text?: string
  /** The one thing this screen lets one add. */
  action?: ReactNode
}

/** Names the screen, in the page and in the tab. After a step inside the office it takes the focus, as a new page would. */
export function PageHeading({ title, text, action }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const cameBy = useRef(useNavigationType())
  const store = useStoreName()
  const count = useWaitingCount()
  const name = store ? say(office.pageTitle, { page: title, store }) : title

  useEffect(() => {
    if (cameBy.current !== 'POP') heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <title>{count > 0 ? say(office.waiting.counted, { count, title: name }) : name}</title>
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h1>
        {text && <p className="mt-1 max-w-prose text-ink-muted text-sm">{text}</p>}
      </div>
      {action}
    </div>
  )
}
