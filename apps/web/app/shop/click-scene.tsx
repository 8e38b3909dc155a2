/** One click and what it sets in motion: printer, screen, drop of ink, chip. Decoration, in the line of the mark. */
export function ClickScene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 520 400" fill="none" aria-hidden="true" className={className}>
      <g stroke="var(--color-band-line)" strokeWidth="2">
        <circle cx="236" cy="176" r="96" />
        <circle cx="236" cy="176" r="168" />
        <circle cx="236" cy="176" r="240" />
        <circle cx="236" cy="176" r="312" />
      </g>
      <g stroke="var(--color-on-band-muted)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <Printer />
        <Screen />
        <Chip />
        <path
          d="M116 262c-12 15-18 25-18 34a18 18 0 0 0 36 0c0-9-6-19-18-34z"
          fill="var(--color-action)"
          stroke="none"
        />
      </g>
      <g transform="translate(150 92) scale(7)">
        <path
          d="M12 12l16.6 5.9-7.2 3.5-3.5 7.2z"
          fill="var(--color-on-band)"
          stroke="var(--color-on-band)"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path
          d="M2.6 15.2l4.2-1M6 6l3 3M15.2 2.6l-1 4.2"
          stroke="var(--color-offer)"
          strokeWidth="3.3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}

function Printer() {
  return (
    <g transform="translate(352 56)" fill="var(--color-band)">
      <path d="M22 34V4h56v30" />
      <rect x="0" y="34" width="100" height="50" rx="10" />
      <path d="M20 66h60v34H20z" />
      <path d="M34 80h32M34 90h20M84 48h.1" />
    </g>
  )
}

function Screen() {
  return (
    <g transform="translate(378 244)" fill="var(--color-band)">
      <rect x="0" y="0" width="104" height="68" rx="8" />
      <path d="M-10 84h124" />
      <path d="M22 46l16-16 14 12 24-24" stroke="var(--color-offer)" />
    </g>
  )
}

function Chip() {
  return (
    <g transform="translate(34 74)" fill="var(--color-band)">
      <path d="M18 0v72M36 0v72M54 0v72M0 18h72M0 36h72M0 54h72" />
      <rect x="10" y="10" width="52" height="52" rx="8" />
      <rect x="25" y="25" width="22" height="22" rx="4" />
    </g>
  )
}
