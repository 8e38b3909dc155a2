/** Scrolling by script ignores the reduced-motion style sheet, so it checks the preference itself. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
