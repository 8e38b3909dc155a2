/** Placeholder for any page. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto grid max-w-7xl gap-6 p-4 *:animate-breathe *:bg-ink/10 sm:p-6">
      <span className="h-8 w-2/3 rounded-sm sm:w-1/3" />
      <span className="h-72 rounded-lg" />
    </div>
  )
}
