import { Drawing, type DrawingProps, Spark } from './drawing.tsx'

/** A closed box. */
export function NoOrders(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M54 76l22-32h88l22 32" fill="var(--color-sunken)" />
      <path d="M54 76h132v68a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12z" fill="var(--color-action-soft)" />
      <path d="M112 44l-6 32v30l14-9 14 9V76l-6-32z" fill="var(--color-offer)" />
      <path d="M72 128h28M72 140h16" stroke="var(--color-action)" />
      <path d="M152 140v-16M144 132l8-9 8 9" />
      <Spark x={176} y={40} turn={75} />
    </Drawing>
  )
}
