import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type ListLocation, otherParams } from './list-location.ts'

interface ListFormProps {
  location: ListLocation
  /** The parameters that this form sets; the others are repeated as hidden fields. */
  sets: readonly string[]
  className: string
  children: ReactNode
}

/** A GET form that changes part of the list's URL; it works without script. */
export function ListForm({ location, sets, className, children }: ListFormProps) {
  return (
    <Form discover="none" action={location.pathname} className={className}>
      {otherParams(location, sets).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
