import type { Role } from './roles.ts'

/** What staff are, from the widest role to the narrowest (people.md#staff). On the wire all of them are `admin`. */
export const staffRoles = ['administrator', 'seller', 'technician', 'editor', 'courier'] as const

export type StaffRole = (typeof staffRoles)[number]

/** What a staff route may ask for. Each route names exactly one. */
export const permissions = [
  'workQueue:read',
  // How the person hears of what is new in the work queue.
  'staffNotices:write',
  'orders:read',
  'orders:write',
  'orders:reopen',
  'deliveries:read',
  'deliveries:write',
  'payments:read',
  'payments:write',
  // Giving credit for nothing, and taking it back.
  'credit:write',
  'returns:read',
  'returns:write',
  'counter:write',
  'closing:read',
  'closing:write',
  'closing:correct',
  // The cash book, at one's own register.
  'cash:write',
  'registers:write',
  'dashboard:read',
  'stock:read',
  'stock:write',
  'stock:receive',
  // The register of serial numbers.
  'serials:read',
  'serials:write',
  'costs:read',
  'customers:read',
  'customers:write',
  // Removing the second factor of a customer who lost it.
  'customers:secure',
  'serviceOrders:read',
  'serviceOrders:write',
  'servicePayments:write',
  // Taking in a device at the counter, without answering or quoting.
  'serviceOrders:receive',
  'services:read',
  'services:write',
  'resets:read',
  'resets:write',
  'resetSales:read',
  'resetSales:write',
  'products:read',
  'products:write',
  'products:create',
  'products:import',
  'prices:write',
  'categories:read',
  'categories:write',
  'brands:read',
  'brands:write',
  'attributes:read',
  'attributes:write',
  'reviews:read',
  'reviews:write',
  'pages:read',
  'pages:write',
  'blog:read',
  'blog:write',
  'banners:read',
  'banners:write',
  'pictures:write',
  'files:read',
  'files:write',
  'messages:read',
  'messages:write',
  'templates:read',
  'templates:write',
  'newsletter:read',
  // Newsletters that are sent from here; whom they go to is a number.
  'campaigns:read',
  'campaigns:write',
  'searches:read',
  'mails:read',
  'mails:write',
  'numbering:read',
  'numbering:write',
  'places:write',
  'delivery:read',
  'delivery:write',
  'settings:read',
  'settings:write',
  'staff:read',
  'staff:write',
  'apiKeys:read',
  'apiKeys:write',
  'webhooks:read',
  'webhooks:write',
  'auditLog:read',
] as const

export type Permission = (typeof permissions)[number]

const granted = {
  administrator: permissions,
  seller: [
    'workQueue:read',
    'staffNotices:write',
    'orders:read',
    'orders:write',
    'deliveries:read',
    'deliveries:write',
    'payments:read',
    'payments:write',
    'returns:read',
    'returns:write',
    'counter:write',
    'servicePayments:write',
    'closing:read',
    'closing:write',
    'cash:write',
    'stock:read',
    'stock:receive',
    'serials:read',
    'serials:write',
    'products:read',
    'categories:read',
    'brands:read',
    'attributes:read',
    'customers:read',
    'templates:read',
    'templates:write',
    'serviceOrders:read',
    'serviceOrders:receive',
  ],
  technician: [
    'workQueue:read',
    'staffNotices:write',
    'serviceOrders:read',
    'serviceOrders:write',
    'servicePayments:write',
    'serviceOrders:receive',
    'serials:read',
    // Photos and reason of a repair under warranty.
    'returns:read',
    'services:read',
    'services:write',
    'resets:read',
    'resets:write',
    'resetSales:read',
    'resetSales:write',
    // A transfer for a reset is compared with the codes of order payments.
    'payments:read',
    'brands:read',
    'pictures:write',
    'templates:read',
    'templates:write',
  ],
  editor: [
    'workQueue:read',
    'staffNotices:write',
    'products:read',
    'products:write',
    'categories:read',
    'categories:write',
    'brands:read',
    'brands:write',
    'attributes:read',
    'attributes:write',
    'reviews:read',
    'reviews:write',
    // What is searched and not found becomes a rule of the catalogue.
    'searches:read',
    'pages:read',
    'pages:write',
    'blog:read',
    'blog:write',
    'banners:read',
    'banners:write',
    'campaigns:read',
    'campaigns:write',
    'pictures:write',
    'files:read',
    'files:write',
  ],
  courier: ['workQueue:read', 'deliveries:read', 'deliveries:write'],
} as const satisfies Record<StaffRole, readonly Permission[]>

/** None for customers, who have no staff role. */
export function permissionsOf(staffRole: StaffRole | null): readonly Permission[] {
  return staffRole === null ? [] : granted[staffRole]
}

/** The roles that a permission belongs to, for queries. */
export function rolesWith(permission: Permission): readonly StaffRole[] {
  return staffRoles.filter((role) => permissionsOf(role).includes(permission))
}

/** Somebody who asks, as the session knows them. */
export interface Permitted {
  role: Role
  permissions: readonly Permission[]
}

export function isPermitted(viewer: Permitted | null | undefined, permission: Permission): boolean {
  return viewer?.role === 'admin' && viewer.permissions.includes(permission)
}
