/** What `aria-activedescendant` names of a list of suggestions. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`
