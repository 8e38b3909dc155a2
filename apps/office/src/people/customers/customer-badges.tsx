import type { Customer } from '@tecnoclick/contract/people/customers/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'

const { states } = office.customers

export function CustomerBadges({ customer }: { customer: Customer }) {
  const { enabled, activatedDate, role, approved } = customer
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 md:justify-start">
      {!enabled && <Badge tone="danger">{states.disabled}</Badge>}
      {enabled && activatedDate === null && <Badge>{states.unactivated}</Badge>}
      {enabled && activatedDate !== null && role !== 'business' && (
        <Badge tone="success">{states.enabled}</Badge>
      )}
      {role === 'business' && (
        <Badge tone={approved ? 'success' : 'offer'}>{approved ? states.approved : states.unapproved}</Badge>
      )}
    </span>
  )
}
