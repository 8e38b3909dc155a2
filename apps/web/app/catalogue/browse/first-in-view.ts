/** Cards above the fold of a phone: their pictures are not to wait. The small ones of the list view come in time. */
export const firstInView = 4
