import { Drawing, type DrawingProps } from './drawing.tsx'

/** A data sheet beside an empty one. */
export function EmptyCompare(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="34" y="34" width="78" height="122" rx="12" fill="var(--color-surface)" />
      <path d="M34 86V46a12 12 0 0 1 12-12h54a12 12 0 0 1 12 12v40z" fill="var(--color-action-soft)" />
      <path d="M58 62v-12h30v12M52 62h42v14H52z" fill="var(--color-surface)" />
      <path d="M52 104h40M52 120h26M52 136h34" stroke="var(--color-line-strong)" />
      <rect
        x="130"
        y="34"
        width="78"
        height="122"
        rx="12"
        fill="var(--color-canvas)"
        stroke="var(--color-line-strong)"
        strokeDasharray="1 11"
      />
      <circle cx="169" cy="95" r="23" fill="var(--color-offer)" stroke="none" />
      <path d="M169 84v22M158 95h22" stroke="var(--color-on-offer)" />
    </Drawing>
  )
}
