/** Units of one product per account, and therefore per line (selling.md#cart). */
export const maxUnitsPerLine = 99
