/** Of the tab's panel, so that `#valoraciones` opens it. */
export const reviewsId = 'valoraciones'
