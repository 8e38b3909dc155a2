interface ProgressBarProps {
  active: boolean
  /** 'Cargando la página' */
  label: string
}

/** Shown over the page when a navigation takes more than 150 ms. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      {active && (
        <>
          <span className="absolute inset-y-0 start-0 end-1/4 animate-sweep rounded-full bg-offer" />
          <span className="sr-only">{label}</span>
        </>
      )}
    </div>
  )
}
