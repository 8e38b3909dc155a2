import type { Report } from '@tecnoclick/domain/selling/provider-payment'

/** An attempt to pay, as a provider knows it. */
export interface Attempt {
  reference: string
  providerReference: string | null
  /** Minor units. */
  amount: number
  currency: string
}

export interface NewAttempt extends Attempt {
  description: string
  returnUrl: string
  notifyUrl: string
}

export interface ProviderReport extends Report {
  providerReference: string | null
}

export interface Notification extends ProviderReport {
  reference: string
  /** The provider's number of the event, '' if it has none. */
  event: string
}

/** A request as it arrived. */
export interface SignedRequest {
  body: Buffer
  timestamp: string | undefined
  signature: string | undefined
}

/**
 * What a gateway can do (selling.md#online-payments). Calls that leave the machine end within ten seconds and throw
 * `Unanswered`; each may be repeated, because nobody knows what became of one without an answer.
 */
export interface PaymentProvider {
  /** The same for the same reference. */
  create(attempt: NewAttempt): Promise<{ url: string; providerReference: string | null }>
  /** What a payer who comes back proves: nothing, so the provider is asked where it can be. */
  readReturn(attempt: Attempt): Promise<ProviderReport | undefined>
  readNotification(request: SignedRequest): Notification | 'forged' | 'malformed'
  /** Undefined where it cannot be asked, or does not know the attempt. */
  verify(attempt: Attempt): Promise<ProviderReport | undefined>
  /** The same key gives back once. */
  refund(attempt: Attempt, refund: { amount: number; key: string }): Promise<'done' | 'refused'>
  /** Ends an attempt; what is known of it by then. */
  expire(attempt: Attempt): Promise<ProviderReport | undefined>
}
