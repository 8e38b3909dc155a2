import { seconds } from '@tecnoclick/domain/platform/duration'

/** Well above what the longest of these answers takes on a quiet machine. */
export const answerFloor = seconds(0.25)
