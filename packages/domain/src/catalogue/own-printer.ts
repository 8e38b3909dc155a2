/** Brand and model of 'mi impresora' (catalogue.md#my-printer). */
export const longestPrinter = 80

/** How a model is written. */
export const examplePrinter = 'Epson L3250'
