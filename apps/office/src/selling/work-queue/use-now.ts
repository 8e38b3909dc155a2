import { minutes } from '@tecnoclick/domain/platform/duration'
import { useEffect, useState } from 'react'

/** The time, told anew so often that an age on the screen stays true. */
export function useNow(every = minutes(1) / 2): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
