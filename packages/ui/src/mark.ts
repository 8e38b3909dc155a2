/** The mark in a box of 32: the pointer, and three short rays from where it clicks. mark.svg holds the same lines. */
export const MARK_ARROW = 'M12 12l16.6 5.9-7.2 3.5-3.5 7.2z'
export const MARK_RAYS = 'M2.6 15.2l4.2-1M6 6l3 3M15.2 2.6l-1 4.2'
