import type { Permission } from '@tecnoclick/domain/people/permissions'
import { usePermissions } from 'ra-core'
import { createContext, type ReactNode } from 'react'

/**
 * What the signed-in person may do. The API checks every call; here it only decides what is shown. Nothing is permitted
 * while it is unknown.
 */
export function useIsPermitted(): (permission: Permission) => boolean {
  const permissions = usePermissions<readonly Permission[]>().permissions ?? []
  return (permission) => permissions.includes(permission)
}

interface PermittedProps {
  permission: Permission
  /** In place of the children. Default: nothing. */
  otherwise?: ReactNode
  children: ReactNode
}

export function Permitted({ permission, otherwise = null, children }: PermittedProps) {
  const { permissions, isPending } = usePermissions<readonly Permission[]>()
  if (isPending) return null
  return permissions?.includes(permission) ? children : otherwise
}

/** Whether the screen at an address may be opened; links to others become plain text. The layout provides it. */
export const CanOpenContext = createContext<(href: string) => boolean>(() => true)
