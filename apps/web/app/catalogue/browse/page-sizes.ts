/** A §9: the sizes one can choose; the API's own default is another (DECISIONS 6.7). */
export const pageSizes = ['2', '12', '18', '24'] as const
