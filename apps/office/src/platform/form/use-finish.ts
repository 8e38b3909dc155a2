import { useEffect, useState } from 'react'
import { useBackToList } from './use-back-to-list.ts'

/**
 * Ends a form that was saved. It is taken out of the page first and left afterwards: otherwise its guard would ask
 * about what is saved already, and it would take its own new version for somebody else's.
 */
export function useFinish(): { finished: boolean; finish: () => void } {
  const [finished, setFinished] = useState(false)
  const backToList = useBackToList()
  useEffect(() => {
    if (finished) backToList()
  }, [finished, backToList])
  return { finished, finish: () => setFinished(true) }
}
