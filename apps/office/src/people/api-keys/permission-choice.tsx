import { keyPermissions } from '@tecnoclick/domain/people/api-key'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useId } from 'react'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { permissionGroups } from './permission-names.ts'

const { create: texts } = office.apiKeys

interface PermissionChoiceProps {
  chosen: readonly Permission[]
  onChange: (chosen: Permission[]) => void
  error?: string
}

/** Only what the signed-in person may do themselves. */
export function PermissionChoice({ chosen, onChange, error }: PermissionChoiceProps) {
  const isPermitted = useIsPermitted()
  const hint = useId()
  const groups = permissionGroups(keyPermissions.filter(isPermitted))

  function toggle(permission: Permission, isChosen: boolean) {
    onChange(isChosen ? [...chosen, permission] : chosen.filter((other) => other !== permission))
  }

  return (
    <fieldset aria-describedby={hint} className="min-w-0">
      <legend className="font-semibold text-sm">{texts.permissions}</legend>
      <p id={hint} className={error ? 'mt-1 text-danger text-sm' : 'mt-1 text-ink-muted text-sm'}>
        {error || texts.permissionsHint}
      </p>
      <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {groups.map(({ subject, label, choices }) => (
          <fieldset key={subject} className="min-w-0 border-b py-2.5">
            <legend className="sr-only">{label}</legend>
            <p aria-hidden="true" className="text-ink-muted text-sm">
              {label}
            </p>
            <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              {choices.map(({ permission, label: deed }) => (
                <CheckboxField
                  key={permission}
                  label={deed}
                  checked={chosen.includes(permission)}
                  onChange={(event) => toggle(permission, event.currentTarget.checked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
