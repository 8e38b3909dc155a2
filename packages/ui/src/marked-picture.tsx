import { markScale, signatureBox } from '@tecnoclick/domain/workshop/intake'
import type { ReactNode } from 'react'

interface MarkedPictureProps {
  /** The drawing or the photo, as wide as its frame. */
  children: ReactNode
  marks: readonly { x: number; y: number }[]
}

const percent = (thousandths: number) => `${(thousandths * 100) / markScale}%`

/** Numbers on a picture, at the same place in every size. What they say is in a list beside it. */
export function MarkedPicture({ children, marks }: MarkedPictureProps) {
  return (
    <span className="marked" dir="ltr">
      {children}
      <svg aria-hidden="true" width="100%" height="100%" className="marks">
        {marks.map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a mark is what it is.
          <g key={index}>
            <circle cx={percent(x)} cy={percent(y)} r="11" fill="#b3261e" stroke="#fff" strokeWidth="2" />
            <text
              x={percent(x)}
              y={percent(y)}
              dy="4.5"
              fill="#fff"
              fontSize="13"
              fontWeight="700"
              textAnchor="middle"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </span>
  )
}

/** A signature as it was drawn. */
export function Signature({ path, label, className }: { path: string; label: string; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}
