import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Mark } from '@tecnoclick/ui/logo'
import { useResetErrorBoundaryOnLocationChange } from 'ra-core'
import type { ReactNode } from 'react'

export function NotFound() {
  return <DeadEnd {...office.notFound} />
}

/** In place of a screen that is for others of the staff. */
export function NoAccess() {
  return <DeadEnd {...office.noAccess} />
}

function DeadEnd({ title, text }: { title: string; text: string }) {
  return (
    <>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={<Button href="/admin">{office.failure.home}</Button>}
      />
    </>
  )
}

interface FullScreenMessageProps {
  title: string
  text: string
  children: ReactNode
}

/** For whoever is not in the office yet. */
export function FullScreenMessage({ title, text, children }: FullScreenMessageProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{`${title} | ${office.title}`}</title>
      <EmptyState
        level={1}
        drawing={<Mark className="size-14 text-ink" />}
        title={title}
        text={text}
        action={children}
      />
    </main>
  )
}

/** Shown by ra-core's error boundary. The rest of the office still works, so navigation resets it. */
export function ErrorScreen({ resetErrorBoundary }: { resetErrorBoundary: (reason: unknown) => void }) {
  const reset = () => resetErrorBoundary(undefined)
  useResetErrorBoundaryOnLocationChange(reset)
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{office.failure.title}</title>
      <EmptyState
        level={1}
        title={office.failure.title}
        text={office.failure.text}
        action={
          <>
            <Button onClick={reset}>{office.failure.retry}</Button>
            <Button href="/admin" variant="secondary">
              {office.failure.home}
            </Button>
          </>
        }
      />
    </main>
  )
}

/** Draws the header's background while the session is checked, so that the layout does not shift. */
export function LoadingScreen() {
  return (
    <div role="status" className="band flex h-14 items-center ps-13 lg:ps-5">
      <title>{office.title}</title>
      <Mark className="size-7" />
      <span className="sr-only">{office.loading}</span>
    </div>
  )
}
