/** The sizes to choose from; the API's own default is another (catalogue.md#product-list). */
export const pageSizes = ['2', '12', '18', '24'] as const
