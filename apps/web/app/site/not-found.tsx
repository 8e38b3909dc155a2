import { data } from 'react-router'

/** The root's error boundary renders the page, so that an unknown product looks the same as an unknown path. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
