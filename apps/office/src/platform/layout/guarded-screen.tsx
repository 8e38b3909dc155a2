import type { Permission } from '@tecnoclick/domain/people/permissions'
import type { ComponentType } from 'react'
import { Permitted } from '../permissions.tsx'
import { NoAccess } from './status-screens.tsx'

/** Says that a screen is for others, instead of showing one whose every call would be refused. */
export function guardedScreen(permission: Permission, Screen: ComponentType): ComponentType {
  return () => (
    <Permitted permission={permission} otherwise={<NoAccess />}>
      <Screen />
    </Permitted>
  )
}
