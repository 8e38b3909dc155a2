import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { useRecordContext } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Refusal } from '../api/http-error.ts'
import type { Row } from '../api/resource-calls.ts'
import { useForgetSuccess } from '../undo.tsx'
import { signInUrl } from '../urls.ts'

/**
 * The error of the form as a whole, for beside its button. `current` describes the stored row, for a conflict of versions.
 */
export function FormError({ current }: { current?: ReactNode }) {
  const { formState, reset } = useFormContext()
  useRefusedField()
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
  const code = formState.errors.root?.code?.message
  return <SaveError refusal={{ message, code: code as ErrorCode | undefined }} />
}

/** Why nothing was saved. An ended session is begun again in another tab, so that what was typed stays. */
export function SaveError({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null
  const { message, code } = refusal
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        code === ('unauthenticated' satisfies ErrorCode) && (
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

/** Above the buttons of a dialog, wherever it is scrolled to. */
export function DialogError({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 z-1 empty:hidden">{children}</div>
}

/** After a refusal the first field that it names has the focus, and nothing says that an earlier save worked. */
function useRefusedField(): void {
  const { formState, setFocus } = useFormContext()
  const { errors, isSubmitting, submitCount } = formState
  const forgetSuccess = useForgetSuccess()
  const names = Object.keys(errors)
  const isRefused = names.length > 0
  const field = names.find((name) => name !== 'root')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not while it is mended.
  useEffect(() => {
    if (isSubmitting || !isRefused) return
    forgetSuccess()
    if (field !== undefined) setFocus(field)
  }, [isSubmitting, submitCount])
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
