/** Slug and name, in the order of the brand strip. */
export const brands = {
  epson: 'Epson',
  canon: 'Canon',
  hp: 'HP',
  brother: 'Brother',
  xerox: 'Xerox',
  zebra: 'Zebra',
  lenovo: 'Lenovo',
  dell: 'Dell',
  asus: 'ASUS',
  samsung: 'Samsung',
  xiaomi: 'Xiaomi',
  logitech: 'Logitech',
  kingston: 'Kingston',
  seagate: 'Seagate',
  'tp-link': 'TP-Link',
  apc: 'APC',
  forza: 'Forza',
  benq: 'BenQ',
  casio: 'Casio',
  fellowes: 'Fellowes',
  navigator: 'Navigator',
  xtech: 'Xtech',
  nexxt: 'Nexxt',
} as const

export type BrandSlug = keyof typeof brands
