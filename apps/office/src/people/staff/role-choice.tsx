import { type StaffRole, staffRoles } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { useId } from 'react'

const { staff: texts } = office

interface RoleChoiceProps {
  label: string
  value: StaffRole
  onChange: (role: StaffRole) => void
  error?: string | undefined
}

/** The staff roles, each with what it may do. */
export function RoleChoice({ label, value, onChange, error }: RoleChoiceProps) {
  return (
    <RadioGroup
      name={useId()}
      label={label}
      error={error}
      value={value}
      onValueChange={(chosen) => {
        const role = staffRoles.find((known) => known === chosen)
        if (role) onChange(role)
      }}
      options={staffRoles.map((role) => ({
        value: role,
        label: texts.roles[role],
        hint: texts.roleTexts[role],
      }))}
    />
  )
}
