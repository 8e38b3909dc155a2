import { useRecordContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Row } from '../api/resource-calls.ts'

/**
 * Whether somebody else changed the row while it was being edited here. An untouched form simply takes the new
 * values; a touched one keeps its own and must be told.
 */
export function useConflict(): boolean {
  const version = useRecordContext<Row>()?.version
  const { clearErrors, formState } = useFormContext()
  const { isDirty } = formState
  const [known, setKnown] = useState(version)
  const isNewer = version !== known

  useEffect(() => {
    if (!isNewer || isDirty) return
    setKnown(version)
    clearErrors('root')
  }, [isNewer, isDirty, version, clearErrors])

  return isNewer && isDirty
}
