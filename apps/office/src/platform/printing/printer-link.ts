/** How a receipt printer is connected. Chrome and Edge have all of them, Firefox and Safari none. */
export const printerPorts = ['usb', 'serial', 'bluetooth'] as const
export type PrinterPort = (typeof printerPorts)[number]

/** An open way to a printer. */
export interface PrinterLink {
  name: string
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

/** The parts of WebUSB, Web Serial and Web Bluetooth that are used here; the DOM types have none of them. */
interface UsbDevice {
  productName?: string
  opened: boolean
  configuration: UsbConfiguration | null
  configurations: UsbConfiguration[]
  open(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ status: string }>
}

interface UsbConfiguration {
  configurationValue: number
  interfaces: {
    interfaceNumber: number
    alternates: {
      interfaceClass: number
      endpoints: { endpointNumber: number; direction: string; type: string }[]
    }[]
  }[]
}

interface SerialPort {
  writable: WritableStream<Uint8Array<ArrayBuffer>> | null
  open(options: { baudRate: number }): Promise<void>
}

interface BluetoothDevice {
  name?: string
  gatt?: { connect(): Promise<{ getPrimaryServices(): Promise<BluetoothService[]> }> }
}

interface BluetoothService {
  getCharacteristics(): Promise<BluetoothCharacteristic[]>
}

interface BluetoothCharacteristic {
  properties: { write: boolean; writeWithoutResponse: boolean }
  writeValueWithResponse(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  writeValueWithoutResponse(bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

interface Chooser<Device> {
  request(): Promise<Device>
  /** What was allowed before, without asking. */
  known(): Promise<Device[]>
  link(device: Device): Promise<PrinterLink>
}

const printerClass = 7
const usualBaudRate = 9600
/** Services of the small printers that are sold for telephones. */
const printerServices = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  '0000ff00-0000-1000-8000-00805f9b34fb',
]
/** More at once is lost by some of them. */
const bluetoothChunk = 180

type Hardware = {
  usb?: { requestDevice(options: object): Promise<UsbDevice>; getDevices(): Promise<UsbDevice[]> }
  serial?: { requestPort(): Promise<SerialPort>; getPorts(): Promise<SerialPort[]> }
  bluetooth?: {
    requestDevice(options: object): Promise<BluetoothDevice>
    getDevices?(): Promise<BluetoothDevice[]>
  }
}

const hardware: Hardware = navigator as object

export function offeredPorts(): PrinterPort[] {
  return printerPorts.filter((port) => hardware[port] !== undefined)
}

/** Asks which device; to be called on a click. Undefined: none was chosen. */
export async function choosePrinter(port: PrinterPort): Promise<PrinterLink | undefined> {
  const chooser = chooserOf(port)
  try {
    return await chooser?.link(await chooser.request())
  } catch (error) {
    // What the browser throws when its list is closed without a choice.
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}

/** The printer of before. Undefined if it is not there. */
export async function reopenPrinter(port: PrinterPort, name: string): Promise<PrinterLink | undefined> {
  const chooser = chooserOf(port)
  for (const device of (await chooser?.known()) ?? []) {
    const link = await chooser?.link(device)
    if (link?.name === name) return link
  }
  return undefined
}

function chooserOf(port: PrinterPort): Chooser<unknown> | undefined {
  const { usb, serial, bluetooth } = hardware
  if (port === 'usb' && usb)
    return {
      request: () => usb.requestDevice({ filters: [{ classCode: printerClass }] }),
      known: () => usb.getDevices(),
      link: linkUsb,
    } satisfies Chooser<UsbDevice> as Chooser<unknown>
  if (port === 'serial' && serial)
    return {
      request: () => serial.requestPort(),
      known: () => serial.getPorts(),
      link: linkSerial,
    } satisfies Chooser<SerialPort> as Chooser<unknown>
  if (port === 'bluetooth' && bluetooth)
    return {
      request: () => bluetooth.requestDevice({ acceptAllDevices: true, optionalServices: printerServices }),
      known: async () => (await bluetooth.getDevices?.()) ?? [],
      link: linkBluetooth,
    } satisfies Chooser<BluetoothDevice> as Chooser<unknown>
  return undefined
}

async function linkUsb(device: UsbDevice): Promise<PrinterLink> {
  if (!device.opened) await device.open()
  const [first] = device.configurations
  if (device.configuration === null && first) await device.selectConfiguration(first.configurationValue)
  const found = device.configuration?.interfaces
    .flatMap(({ interfaceNumber, alternates }) =>
      alternates
        .filter(({ interfaceClass }) => interfaceClass === printerClass)
        .flatMap(({ endpoints }) => endpoints.map((endpoint) => ({ interfaceNumber, ...endpoint }))),
    )
    .find(({ direction, type }) => direction === 'out' && type === 'bulk')
  if (!found) throw new Error('The device has no way in for a printer')
  await device.claimInterface(found.interfaceNumber)
  return {
    name: device.productName || 'USB',
    async send(bytes) {
      const { status } = await device.transferOut(found.endpointNumber, bytes)
      if (status !== 'ok') throw new Error(`The printer answered ${status}`)
    },
  }
}

async function linkSerial(port: SerialPort): Promise<PrinterLink> {
  if (!port.writable) await port.open({ baudRate: usualBaudRate })
  return {
    name: 'COM',
    async send(bytes) {
      const writer = port.writable?.getWriter()
      if (!writer) throw new Error('The port is closed')
      try {
        await writer.write(bytes)
      } finally {
        writer.releaseLock()
      }
    },
  }
}

async function linkBluetooth(device: BluetoothDevice): Promise<PrinterLink> {
  const server = await device.gatt?.connect()
  for (const service of (await server?.getPrimaryServices()) ?? []) {
    for (const characteristic of await service.getCharacteristics()) {
      const { write, writeWithoutResponse } = characteristic.properties
      if (!write && !writeWithoutResponse) continue
      return {
        name: device.name || 'Bluetooth',
        async send(bytes) {
          for (let at = 0; at < bytes.length; at += bluetoothChunk) {
            const chunk = bytes.slice(at, at + bluetoothChunk)
            await (write
              ? characteristic.writeValueWithResponse(chunk)
              : characteristic.writeValueWithoutResponse(chunk))
          }
        },
      }
    }
  }
  throw new Error('The device takes nothing to print')
}
