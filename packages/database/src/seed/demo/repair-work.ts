/** Prices in minor units. */
export const labourPrices = [
  {
    name: 'Limpieza interna y pasta térmica',
    price: 1500,
    priceMlc: 1500,
    priceAlt: 600_000,
    minutes: 45,
    position: 1,
  },
  {
    name: 'Cambio de pantalla de portátil',
    price: 2500,
    priceMlc: 2500,
    priceAlt: 1_000_000,
    minutes: 60,
    position: 2,
  },
  { name: 'Limpieza de cabezal', price: 1000, priceMlc: 1000, priceAlt: 400_000, minutes: 30, position: 3 },
  {
    name: 'Instalación del sistema y programas',
    price: 2000,
    priceMlc: 2000,
    priceAlt: 800_000,
    minutes: 90,
    position: 4,
  },
  {
    name: 'Cambio de baterías de UPS',
    price: 800,
    priceMlc: null,
    priceAlt: 320_000,
    minutes: 25,
    position: 5,
  },
]

export const loanerDevices = [
  { name: 'Canon PIXMA G2110', serial: 'PRE-G2110-01', note: 'Con cable USB y juego de tintas' },
  { name: 'Portátil HP 250 G6', serial: 'PRE-HP250-02', note: 'Con cargador' },
  { name: 'Router TP-Link Archer C20', serial: 'PRE-C20-03', state: 'repair' as const },
]

/** By the model of the device. */
export const repairModels = { timed: 'Asus Vivobook Go 15', lent: 'PIXMA G3110', outside: 'CPE210' }

export const outsideJob = {
  workshop: 'Electrónica Bayamo',
  cost: 1200,
  costCurrency: 'USD',
  note: 'Cambio del conector de antena',
}

interface DemoPart {
  model: string
  product: string
  quantity: number
  reserved: number
  used: number
  /** Of a fitted unit. */
  serial?: string
}

export const partsOfRepairs: readonly DemoPart[] = [
  { model: 'BX1200', product: 'forza-fvr-1211', quantity: 1, reserved: 0, used: 0 },
  { model: 'BX1200', product: 'forza-fsp-802', quantity: 2, reserved: 2, used: 0 },
  {
    model: 'Asus Vivobook Go 15',
    product: 'kingston-a400-480gb',
    quantity: 1,
    reserved: 0,
    used: 1,
    serial: '50026B77-85C1',
  },
]
