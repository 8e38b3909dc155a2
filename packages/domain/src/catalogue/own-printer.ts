/** Brand and model of 'mi impresora' (catalogue.md#my-printer). */
export const longestPrinter = 80
