import { useLocation } from 'react-router'

/** The screen somebody was on the way to; ra-core leaves it in the state of the step to the entrance. */
export function useWantedAddress(): string {
  const state: unknown = useLocation().state
  if (!isStep(state)) return '/admin'
  return `${state.nextPathname.replace(/\/$/, '')}${state.nextSearch ?? ''}`
}

interface Step {
  nextPathname: string
  nextSearch?: string
}

function isStep(state: unknown): state is Step {
  return (
    typeof state === 'object' &&
    state !== null &&
    'nextPathname' in state &&
    typeof state.nextPathname === 'string' &&
    /^\/admin(?!\/login)/.test(state.nextPathname)
  )
}

/** The slashes of a path may stand in a query as they are, and the address stays readable. */
export function signInAddress(wanted: string): string {
  return `/account/login?next=${encodeURIComponent(wanted).replaceAll('%2F', '/')}`
}
