import { useCreatePath, useResourceContext } from 'ra-core'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** From a dialog's address to its list's, with page, order and filter as they were. */
export function useBackToList(): () => void {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(() => {
    const pathname = createPath({ type: 'list', ...(resource && { resource }) })
    navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [createPath, navigate, resource, search])
}
