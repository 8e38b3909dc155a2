import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { listProducts } from '@tecnoclick/catalogue/list-products'
import type { CatalogueData } from '@tecnoclick/catalogue/model'
import { readQuery } from '@tecnoclick/catalogue/read-query'
import { attributes, brands, categories, demoProducts } from '@tecnoclick/database/seed/demo/catalogue'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import { expect, test } from 'vitest'

const catalogue = createCatalogue(demoCatalogue())
const viewer = { wholesale: false, currency: 'USD' }

function search(text: string) {
  return listProducts(catalogue, readQuery([['q', text]], { limit: 12 }), viewer)
}

/** Search texts and their expected first results. */
test.each([
  ['l3250', 'epson-ecotank-l3250'],
  ['L-3250', 'epson-ecotank-l3250'],
  ['l 3250', 'epson-ecotank-l3250'],
  ['epson 3250', 'epson-ecotank-l3250'],
  ['epson l3250', 'epson-ecotank-l3250'],
  ['ecotank l4260', 'epson-ecotank-l4260'],
  ['eco tank l8050', 'epson-ecotank-l8050'],
  ['EPS-L1250', 'epson-ecotank-l1250'],
  ['epsl1250', 'epson-ecotank-l1250'],
  ['multifuncional a3', 'epson-ecotank-l15150'],
  ['impresora fotográfica', 'epson-ecotank-l8050'],
  ['canon g3160', 'canon-pixma-g3160'],
  ['smart tank', 'hp-smart-tank-580'],
  ['smarttank 580', 'hp-smart-tank-580'],
  ['T544', 'epson-t544-negro'],
  ['tinta t544 cian', 'epson-t544-cian'],
  ['tinta amarilla epson', 'epson-t544-amarillo'],
  ['tinta l3250', 'epson-t544-negro'],
  ['tinta para l4260', 'epson-t504-negro'],
  ['botella hp gt53', 'hp-gt53-negro'],
  ['gi 190', 'canon-gi-190-negro'],
  ['hp 664 tricolor', 'hp-664-tricolor'],
  ['cartucho 662', 'hp-662xl-negro'],
  ['pg245', 'canon-pg-245'],
  ['toner 85a', 'hp-ce285a-85a'],
  ['tóner CE285A', 'hp-ce285a-85a'],
  ['tn660', 'brother-tn-660'],
  ['toner brother', 'brother-tn-660'],
  ['cinta fx890', 'epson-s015329-fx890'],
  ['cinta fx 890', 'epson-s015329-fx890'],
  ['papel a4', 'papel-a4-80g'],
  ['papel fotografico', 'papel-fotografico-a4-200g'],
  ['etiquetas termicas', 'etiquetas-termicas-50x25'],
  ['impresora de etiquetas zebra', 'zebra-zd220'],
  ['impresora recibos', 'epson-tm-t20iii'],
  ['ql-800', 'brother-ql-800'],
  ['m404dn', 'hp-laserjet-pro-m404dn'],
  ['laser jet m111', 'hp-laserjet-m111w'],
  ['ploter hp', 'hp-designjet-t230'],
  ['plóteres canon', 'canon-imageprograf-tm-200'],
  ['escaner portatil', 'epson-workforce-es-50'],
  ['escáneres con adf', 'hp-scanjet-pro-2600-f1'],
  ['thinkpad', 'lenovo-thinkpad-e14'],
  ['think pad e14', 'lenovo-thinkpad-e14'],
  ['laptops asus gaming', 'asus-tuf-gaming-f15'],
  ['mini pc', 'asus-expertcenter-pn42'],
  ['monitor 27', 'asus-proart-pa278cv'],
  ['ssd 1tb', 'kingston-nv2-1tb'],
  ['disco duro 2tb', 'seagate-barracuda-2tb'],
  ['memoria usb 128gb', 'kingston-datatraveler-kyson-128gb'],
  ['ddr4 16 gb', 'kingston-fury-beast-ddr4-16gb'],
  ['teclado español', 'logitech-k120'],
  ['ratones inalambricos', 'logitech-m185'],
  ['camara web hd', 'logitech-c920s'],
  ['router wifi 6', 'tp-link-archer-ax12'],
  ['tplink c6', 'tp-link-archer-c6'],
  ['switch 8 puertos', 'tp-link-ls1008'],
  ['mouse inalambrico', 'logitech-m185'],
  ['pendrive', 'kingston-datatraveler-exodia-64gb'],
  ['celular xiaomi', 'xiaomi-redmi-13c'],
  ['teclado y mouse', 'logitech-mk270'],
  ['laptop 16gb ram', 'lenovo-thinkpad-e14'],
  ['usb c', 'cargador-lenovo-65w-usb-c'],
  ['toner m404', 'hp-cf258a-58a'],
  ['cable hdmi', 'cable-hdmi-2m'],
  ['cable impresora', 'cable-usb-impresora-3m'],
  ['cargador hp', 'cargador-hp-45w'],
  ['regulador de voltaje', 'forza-fvr-1211'],
  ['galaxy a15', 'samsung-galaxy-a15'],
  ['tablet samsung', 'samsung-galaxy-tab-a9'],
  ['silla azul', 'silla-operativa-azul'],
  ['destructora de papel', 'fellowes-lx45'],
  ['calculadora cientifica', 'casio-fx-991la-plus'],
])('%s finds %s without a correction', (text, slug) => {
  const { items, approximate } = search(text)
  expect(items[0]?.slug).toBe(slug)
  expect(approximate).toBe(false)
})

/** Misspelt and unknown words are corrected, and the response says so. */
test.each([
  ['epsom l3250', 'epson-ecotank-l3250'],
  ['impresroa etiquetas zebra', 'zebra-zd220'],
  ['calculadroa sientifica', 'casio-fx-991la-plus'],
  ['lojitech k380', 'logitech-k380'],
  ['kinston nv2', 'kingston-nv2-1tb'],
  ['L3251', 'epson-ecotank-l3250'],
  ['destrutora', 'fellowes-lx45'],
  ['laptos', 'lenovo-ideapad-3-15'],
  ['mause', 'logitech-mk270'],
  ['impresoraa', 'epson-ecotank-l8050'],
  ['impresora laser barata', 'hp-laserjet-pro-m404dn'],
])('%s is corrected to %s', (text, slug) => {
  const { items, approximate } = search(text)
  expect(items[0]?.slug).toBe(slug)
  expect(approximate).toBe(true)
})

test.each(['nevera', 'nevera samsung', 'zzzz', '???', '%%%'])('%s finds nothing', (text) => {
  expect(search(text)).toMatchObject({ total: 0, approximate: false })
})

function demoCatalogue(): CatalogueData {
  return {
    categories: categories.map((category, index) => ({
      ...category,
      id: index + 1,
      image: null,
      position: index,
    })),
    brands: brands.map((brand, index) => ({ ...brand, id: index + 1, logo: null, position: index })),
    searchRules: [],
    attributes: attributes.map((attribute, index) => ({ ...attribute, id: index + 1, position: index })),
    products: demoProducts.map(({ category, enable: _, ...product }, index) => ({
      ...emptyValues(publicFields),
      ...product,
      id: index + 1,
      rating: 0,
      reviews: 0,
      categories: [category],
      badges: [],
      options: [],
      images: [],
      sold: 0,
      createdAt: 0,
    })),
  }
}
