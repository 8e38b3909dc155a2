import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { useRecordContext } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Row } from '../api/resource-calls.ts'
import { signInUrl } from '../urls.ts'

/** The error of the form as a whole. `current` describes the stored row, for a conflict of versions. */
export function FormError({ current }: { current?: ReactNode }) {
  const { formState, reset } = useFormContext()
  const message = formState.errors.root?.serverError?.message
  const isConflict = useVersionConflict()

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
  if (typeof message !== 'string') return null
  const isSessionOver = formState.errors.root?.code?.message === ('unauthenticated' satisfies ErrorCode)
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        isSessionOver && (
          <TextLink href={signInUrl('/admin')} target="_blank">
            {office.signIn.signIn}
          </TextLink>
        )
      }
    >
      {message}
    </Notice>
  )
}

/**
 * Whether somebody else saved the row while it was edited here. An unchanged form takes the new values silently; a
 * changed one keeps its own and shows the conflict.
 */
function useVersionConflict(): boolean {
  const version = useRecordContext<Row>()?.version
  const { clearErrors, formState } = useFormContext()
  const { isDirty } = formState
  const [knownVersion, setKnownVersion] = useState(version)
  const isNewer = version !== knownVersion

  useEffect(() => {
    if (!isNewer || isDirty) return
    setKnownVersion(version)
    clearErrors('root')
  }, [isNewer, isDirty, version, clearErrors])

  return isNewer && isDirty
}
