import type { ReactNode } from 'react'

interface StepHeadingProps {
  step: number
  children: ReactNode
}

/** Also inside a legend, where it names the group. */
export function StepHeading({ step, children }: StepHeadingProps) {
  return (
    <h2 className="flex items-center gap-2.5 text-lg">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-action font-bold text-on-action text-sm"
      >
        {step}
      </span>
      {children}
    </h2>
  )
}
