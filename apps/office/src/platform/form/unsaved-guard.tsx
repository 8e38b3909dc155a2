import { useFormState } from 'react-hook-form'
import { LeaveGuard } from './leave-guard.tsx'

/** Asks before a changed form is left. `more` is what is at risk beside its fields. */
export function UnsavedGuard({ more = false, onStay }: { more?: boolean; onStay?: () => void }) {
  const { isDirty, isSubmitting } = useFormState()
  return <LeaveGuard isAtRisk={(isDirty || more) && !isSubmitting} {...(onStay && { onStay })} />
}
