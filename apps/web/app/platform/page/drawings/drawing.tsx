import type { ReactNode } from 'react'

export interface DrawingProps {
  className?: string
}

/** The common frame of decorative drawings for empty pages. */
export function Drawing({ className = 'w-48', children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 180"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <ellipse cx="120" cy="160" rx="96" ry="12" fill="var(--color-sunken)" stroke="none" />
      {children}
    </svg>
  )
}

/** The three rays of the mark. */
export function Spark({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <path
      d="M-24 8l-12 3M-18-12l-9-9M0-23l3-12"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      stroke="var(--color-offer)"
      strokeWidth="7"
    />
  )
}

/** The mark's pointer, with its tip at the given point. */
export function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M0 0l50 18-22 10-10 22z"
      transform={`translate(${x} ${y})`}
      fill="var(--color-action)"
      stroke="var(--color-surface)"
      strokeWidth="5"
    />
  )
}
