import { useLogoutIfAccessDenied } from 'ra-core'
import { useEffect } from 'react'

/** Who may not read what the screen is made of is led to the entrance. */
export function useLeaveIfDenied(error: Error | null): void {
  const leaveIfDenied = useLogoutIfAccessDenied()
  useEffect(() => {
    if (error) leaveIfDenied(error)
  }, [error, leaveIfDenied])
}
