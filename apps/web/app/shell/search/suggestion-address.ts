export const optionId = (listId: string, index: number) => `${listId}-${index}`
export const productHref = (slug: string) => `/shop/products/${slug}`
