/** A shelf still in dashes, and the cursor that is drawing it. Decoration. */
export function DraftedShelf({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 300 190" fill="none" aria-hidden="true" className={className}>
      <g stroke="var(--color-line-strong)" strokeWidth="2.5" strokeLinecap="round" strokeDasharray="1 8">
        <rect x="8" y="12" width="84" height="104" rx="12" />
        <rect x="208" y="12" width="84" height="104" rx="12" />
        <path d="M8 140h84M8 158h52M208 140h84M208 158h52" />
      </g>
      <rect x="108" y="12" width="84" height="104" rx="12" fill="var(--color-action-soft)" />
      <path
        d="M136 54V36h28v18M136 82h-8a5 5 0 0 1-5-5V59a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5h-8M136 70h28v24h-28z"
        stroke="var(--color-link)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M108 140h84M108 158h40" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(150 132) scale(1.6)">
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
