import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { emailSchema, idSchema, versionSchema } from '../../platform/wire.ts'
import { transformedPassword } from '../security/schemas.ts'

export const staffRoleSchema = explainedEnum(
  staffRoles,
  {
    administrator: 'May do everything',
    seller: 'Sells: orders, payments, customers, returns',
    technician: 'Repairs: service orders and resets',
    editor: 'Writes: catalogue, pages, blog',
    courier: 'Delivers assigned orders',
  },
  errorKey('validation.required'),
)

const date = z.iso.datetime()

/** Somebody of the staff (people.md#staff). */
export const staffMemberSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  staffRole: staffRoleSchema,
  /** False once revoked. */
  enabled: z.boolean(),
  /** Whether an authenticator app or a passkey is enrolled. */
  secondFactor: z.boolean(),
  createdDate: date,
  /** The last request of a living session, else the last sign-in. */
  lastSeenDate: date.nullable(),
  version: z.number().int(),
})

/** A new role ends the person's sessions; `enabled: false` revokes the account. */
export const staffChangeSchema = z.object({
  staffRole: staffRoleSchema.optional(),
  enabled: z.boolean().optional(),
  version: versionSchema,
})

export const newInvitationSchema = z.object({ email: emailSchema, staffRole: staffRoleSchema })

/** An invitation that was not answered yet. */
export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  staffRole: staffRoleSchema,
  invitedBy: z.string(),
  createdDate: date,
  expiresDate: date,
  expired: z.boolean(),
})

/** What the link of an invitation tells whoever holds it. */
export const openInvitationSchema = invitationSchema.pick({
  email: true,
  staffRole: true,
  expiresDate: true,
})

export const invitationParams = z.object({ token: z.string().regex(/^[\w-]{1,128}$/) })

export const acceptanceSchema = z.object({ password: transformedPassword })

export const acceptedSchema = z.object({ email: z.string() })

export type StaffMember = z.infer<typeof staffMemberSchema>
export type StaffChange = z.infer<typeof staffChangeSchema>
export type NewInvitation = z.infer<typeof newInvitationSchema>
export type Invitation = z.infer<typeof invitationSchema>
export type OpenInvitation = z.infer<typeof openInvitationSchema>
export type Acceptance = z.infer<typeof acceptanceSchema>
export type Accepted = z.infer<typeof acceptedSchema>
