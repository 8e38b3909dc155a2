import { useCreatePath, useResourceContext } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Navigates from a dialog to its list. Page, sorting and filter stay: they are in the query of both. */
export function useBackToList(): () => void {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(() => {
    const pathname = createPath({ type: 'list', ...(resource && { resource }) })
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [createPath, navigate, resource, search])
}

/**
 * Closes a dialog after its save in two steps: first the form unmounts, then the navigation starts. Otherwise the
 * unsaved-changes guard would ask about saved values, and the form would take its own new version for a conflict.
 */
export function useCloseAfterSave(): { isSaved: boolean; closeAfterSave: () => void } {
  const [isSaved, setSaved] = useState(false)
  const backToList = useBackToList()
  useEffect(() => {
    if (isSaved) backToList()
  }, [isSaved, backToList])
  return { isSaved, closeAfterSave: () => setSaved(true) }
}
