import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useResetErrorBoundaryOnLocationChange } from 'ra-core'

/** A screen that broke; the rest of the office works on, so going elsewhere mends it. */
export function Failure({ resetErrorBoundary }: { resetErrorBoundary: (reason: unknown) => void }) {
  const reset = () => resetErrorBoundary(undefined)
  useResetErrorBoundaryOnLocationChange(reset)
  return (
    <main className="grid min-h-dvh place-items-center">
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
