/** An account cannot hold more units of a product, so no line can either (selling.md#cart). */
export const mostUnitsPerLine = 99
