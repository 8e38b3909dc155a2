/** `option_{optionId}={valueId}`, in a form or in an address. */
export function chosenOptions(
  fields: Iterable<[string, FormDataEntryValue]>,
): { optionId: number; valueId: number }[] {
  return [...fields].flatMap(([name, value]) => {
    const optionId = /^option_(\d{1,10})$/.exec(name)?.[1]
    const valueId = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : undefined
    return optionId === undefined || valueId === undefined ? [] : [{ optionId: Number(optionId), valueId }]
  })
}
