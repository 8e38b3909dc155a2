import { days } from '../platform/duration.ts'

/** So many different people must have bought both, that no pair tells of one of them (catalogue.md#bought-together). */
export const leastBuyers = 3
/** A pair must occur more often than by chance, by so much. */
export const leastLift = 1.2
/** The best pairs of each product are kept. */
export const keptPairs = 8
export const orderAgeMs = days(365)
/** A larger order restocks a shop, and says little of what goes together. */
export const mostLines = 20
