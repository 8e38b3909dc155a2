import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { signInAddress } from '../../people/sign-in/wanted-address.ts'
import { useConflict } from './use-conflict.ts'

/** What is wrong with the form as a whole. `current` is the row as it is stored now, for who edits an older one. */
export function FormProblem({ current }: { current?: ReactNode }) {
  const { formState, reset } = useFormContext()
  const failure = formState.errors.root?.serverError?.message
  const isConflict = useConflict()

  if (isConflict) {
    return (
      <Notice
        kind="warning"
        role="alert"
        title={office.form.conflictTitle}
        action={
          <Button variant="secondary" size="sm" onClick={() => reset()}>
            {office.form.useTheirs}
          </Button>
        }
      >
        {current && (
          <p className="mt-1">
            {office.form.conflictNow} <strong className="wrap-anywhere">{current}</strong>
          </p>
        )}
        <p className="mt-1">{office.form.conflictChoice}</p>
      </Notice>
    )
  }
  if (typeof failure !== 'string') return null
  const isSessionOver = formState.errors.root?.code?.message === ('unauthenticated' satisfies ErrorCode)
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        isSessionOver && (
          <TextLink href={signInAddress('/admin')} target="_blank">
            {office.entrance.signIn}
          </TextLink>
        )
      }
    >
      {failure}
    </Notice>
  )
}
