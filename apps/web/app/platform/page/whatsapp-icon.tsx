/** Separate from the other networks' icons because every page needs it. */
export function WhatsappIcon({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path
        d="m3.4 20.6 1.3-4.5a8.6 8.6 0 1 1 3.3 3.2z"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <path d="M8.5 7.9c.4-.5 1-.5 1.3 0l.8 1.4c.2.4.1.8-.2 1.1l-.5.5a5.4 5.4 0 0 0 2.9 2.9l.6-.6c.3-.3.7-.3 1-.1l1.4.8c.5.3.5.9.1 1.3-.7.8-1.6 1-2.6.7a8.2 8.2 0 0 1-5.4-5.3c-.3-1 0-2 .6-2.7" />
    </svg>
  )
}
