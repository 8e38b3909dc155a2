interface Visit {
  houseservice: boolean
  address: string
  /** Null where the address was written as text. */
  recipient: { name: string; lastname: string; phone: string | null; country: string } | null
}

/** Who receives the technician, and where; empty without home service (workshop.md#service-requests). */
export function visitText({ houseservice, address, recipient }: Visit): string {
  if (!houseservice) return ''
  const place = [address, recipient?.country].filter(Boolean).join(', ')
  if (!recipient) return place
  return [`${recipient.name} ${recipient.lastname}`.trim(), recipient.phone, place]
    .filter(Boolean)
    .join(' · ')
}
