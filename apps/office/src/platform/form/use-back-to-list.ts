import { useCreatePath, useResourceContext } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queueIn } from '../layout/back-link.tsx'

/**
 * Navigates from a dialog to its list. Page, sorting and filter stay: they are in the query of both. A dialog that was
 * opened from the work queue leads back there.
 */
export function useBackToList(): () => void {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const queue = queueIn(state)
  return useCallback(() => {
    if (queue !== undefined) return void navigate({ pathname: '/admin', search: queue }, { replace: true })
    const pathname = createPath({ type: 'list', ...(resource && { resource }) })
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [createPath, navigate, queue, resource, search])
}

/**
 * Closes a dialog after its save in two steps: first the form unmounts, then the navigation starts. Otherwise the
 * unsaved-changes guard would ask about saved values, and the form would take its own new version for a conflict.
 * A form that is opened before the list was drawn is another one, in the same component.
 */
export function useCloseAfterSave(): { isSaved: boolean; closeAfterSave: () => void } {
  const { key } = useLocation()
  const [savedAt, setSavedAt] = useState<string>()
  const isSaved = savedAt === key
  const backToList = useBackToList()
  useEffect(() => {
    if (isSaved) backToList()
  }, [isSaved, backToList])
  return { isSaved, closeAfterSave: () => setSavedAt(key) }
}
