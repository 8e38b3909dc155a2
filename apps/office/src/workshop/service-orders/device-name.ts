/** 'Epson L3250'. Many write the brand into the model as well. */
export function deviceName(brand: string, model: string): string {
  const isNamed = model.toLowerCase().startsWith(brand.toLowerCase())
  return isNamed ? model : `${brand} ${model}`.trim()
}
