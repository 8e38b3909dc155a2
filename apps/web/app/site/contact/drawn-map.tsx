/** Streets, a park, the river and the shop in the middle. Decoration: the address is written beside it. */
export function DrawnMap({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="800" height="400" fill="var(--color-sunken)" />
      <path
        d="M-20 330c120-70 210 40 330-10s180 60 300 10 140 10 220-30v120H-20z"
        fill="var(--color-action-soft)"
      />
      <path d="M560 60h130v100H560z" fill="var(--color-success-soft)" />
      <g fill="var(--color-success)" opacity="0.35">
        <circle cx="592" cy="92" r="13" />
        <circle cx="628" cy="128" r="15" />
        <circle cx="662" cy="90" r="12" />
      </g>
      <g stroke="var(--color-surface)" strokeWidth="22" fill="none">
        <path d="M-10 48h820M-10 178h820M-10 290l820-12" />
        <path d="M86-10l-14 320M220-10v320M350-10l6 420M480-10v310M540-10v310M710-10l10 320" />
      </g>
      <g stroke="var(--color-line)" strokeWidth="1.5" fill="none" strokeDasharray="10 10">
        <path d="M-10 48h820M-10 178h820M-10 290l820-12M350-10l6 420M220-10v320M540-10v310" />
      </g>
      <g fill="var(--color-line)">
        <path d="M104 70h92v86h-92zM242 70h84v40h-84zM242 122h84v34h-84zM376 70h82v86h-82zM108 202h88v66h-88zM244 202h84v66h-84zM502 202h16v66h-16zM564 202h120v62H564zM500 70h18v86h-18z" />
      </g>
      <rect x="380" y="202" width="76" height="62" rx="4" fill="var(--color-offer)" />
      <g transform="translate(418 206) scale(0.8)">
        <ellipse rx="20" ry="7" fill="var(--color-ink)" opacity="0.2" />
        <path
          d="M0 0c-26-34-40-54-40-76a40 40 0 0 1 80 0c0 22-14 42-40 76z"
          fill="var(--color-action)"
          stroke="var(--color-surface)"
          strokeWidth="5"
        />
        <path d="M-14-90l32 11-14 7-7 14z" fill="var(--color-on-action)" />
      </g>
    </svg>
  )
}
