import { seconds } from '@tecnoclick/domain/duration'

/** Well above what the longest of these answers takes on a quiet machine. */
export const answerFloor = seconds(0.25)
