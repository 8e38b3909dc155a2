import type { ClaimedMail } from './claim-due-mail.ts'

interface Body {
  html: string
  text: string
}

/** Puts links into a body that may not be stored. Sent again, a mail has the same ones. */
export type LinkBody = (mail: Pick<ClaimedMail, 'to' | 'orderIds'>, body: Body) => Promise<Body>
