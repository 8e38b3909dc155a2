/** The mark's cursor after a long way that led nowhere. Decoration. */
export function LostCursor({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 288 150" fill="none" aria-hidden="true" className={className}>
      <path
        d="M8 128c36 4 58-12 58-38S44 52 34 68s10 34 40 30 46-34 50-58 30-34 48-16-2 44-22 34 4-40 34-30"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <g transform="translate(178 32) scale(3.1)">
        <path
          d="M12 12l16.6 5.9-7.2 3.5-3.5 7.2z"
          fill="var(--color-ink)"
          stroke="var(--color-ink)"
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
