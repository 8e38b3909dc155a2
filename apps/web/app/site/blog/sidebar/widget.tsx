import { type ReactNode, useId } from 'react'

export function Widget({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-surface p-5">
      <h2 id={id} className="mb-3 font-semibold text-base">
        {title}
      </h2>
      {children}
    </section>
  )
}
