/** Decorative illustration of the shop. */
export function ShopFront({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 340" fill="none" aria-hidden="true" className={className}>
      <path d="M0 316h480v24H0z" fill="var(--color-band-line)" />
      <path d="M52 84h376v232H52z" fill="var(--color-band)" stroke="var(--color-band-line)" strokeWidth="4" />
      <path d="M40 56h400v34H40z" fill="var(--color-action)" />
      <g transform="translate(206 58) scale(0.9)">
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
        <path d="M44 14h46M44 24h30" stroke="var(--color-on-band)" strokeWidth="4" strokeLinecap="round" />
      </g>
      <Awning />
      <path
        d="M76 152h200v120H76zM308 152h92v164h-92z"
        fill="var(--color-on-band)"
        fillOpacity="0.06"
        stroke="var(--color-on-band-muted)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M308 152l-34 14v150l34 0"
        stroke="var(--color-on-band-muted)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="284" cy="242" r="5" fill="var(--color-offer)" />
      <WindowPrinter />
      <path d="M330 316v-62h48v62" stroke="var(--color-on-band-muted)" strokeWidth="4" />
      <path d="M322 254h64" stroke="var(--color-offer)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="354" cy="214" r="15" stroke="var(--color-on-band-muted)" strokeWidth="4" />
      <path d="M332 250c2-14 10-20 22-20s20 6 22 20" stroke="var(--color-on-band-muted)" strokeWidth="4" />
    </svg>
  )
}

function Awning() {
  const stripes = Array.from({ length: 8 }, (_, index) => 52 + index * 47)
  return (
    <g>
      {stripes.map((x, index) => (
        <path
          key={x}
          d={`M${x} 90h47v28a23.5 18 0 0 1-47 0z`}
          fill={index % 2 === 0 ? 'var(--color-offer)' : 'var(--color-on-band)'}
        />
      ))}
    </g>
  )
}

function WindowPrinter() {
  return (
    <g
      transform="translate(112 176)"
      stroke="var(--color-on-band)"
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M26 26V0h70v26" fill="var(--color-band)" />
      <rect x="0" y="26" width="122" height="46" rx="9" fill="var(--color-band)" />
      <path d="M24 56h74v34H24z" fill="var(--color-on-band)" />
      <path d="M38 70h46M38 80h28" stroke="var(--color-band-line)" />
      <path d="M104 42h.1" stroke="var(--color-offer)" strokeWidth="7" />
      <path d="M-24 92h176" stroke="var(--color-on-band-muted)" />
    </g>
  )
}
