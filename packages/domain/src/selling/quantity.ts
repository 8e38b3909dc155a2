/** DECISIONS 4.2: an account cannot hold more of a product, and so no line can either. */
export const mostUnitsPerLine = 99
