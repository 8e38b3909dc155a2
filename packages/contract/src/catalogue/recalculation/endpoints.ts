import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type {
  DoneRecalculation,
  RatedCurrency,
  Recalculation,
  RecalculationPreview,
  ReviewedRate,
  UndoneRecalculation,
} from './schemas.ts'

/** 'Recalcular CUP'. */
export const previewRecalculation = endpoint<{ body: Recalculation; response: RecalculationPreview }>(
  'POST',
  '/admin/recalculations/preview',
)
export const recalculate = endpoint<{ body: Recalculation; response: DoneRecalculation }>(
  'POST',
  '/admin/recalculations',
)
/** Newest first. */
export const listRecalculations = endpoint<{ response: List<DoneRecalculation> }>(
  'GET',
  '/admin/recalculations',
)
export const undoRecalculation = endpoint<{
  params: { recalculation: string }
  response: UndoneRecalculation
}>('POST', '/admin/recalculations/{recalculation}/undo')
/** Somebody looked at the rate, and it is still right (catalogue.md#old-rates). */
export const reviewRate = endpoint<{ params: { currency: RatedCurrency }; response: ReviewedRate }>(
  'POST',
  '/admin/rates/{currency}/review',
)
