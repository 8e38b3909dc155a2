/** A scroll asked for by script ignores the style sheet, so it has to ask about motion itself. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
