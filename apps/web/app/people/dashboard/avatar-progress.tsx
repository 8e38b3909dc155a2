const radius = 48
const around = 2 * Math.PI * radius

/** A ring that closes around the picture while it is on its way; the words beside it are what counts. */
export function AvatarProgress({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 104 104"
      fill="none"
      aria-hidden="true"
      className="-inset-1 -rotate-90 absolute size-26 rtl:-scale-y-100"
    >
      <circle cx="52" cy="52" r={radius} stroke="var(--color-line)" strokeWidth="5" />
      <circle
        cx="52"
        cy="52"
        r={radius}
        stroke="var(--color-action)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={around}
        strokeDashoffset={around * (1 - percent / 100)}
        className="transition-[stroke-dashoffset]"
      />
    </svg>
  )
}
