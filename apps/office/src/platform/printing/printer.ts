import { drawTicket, type Roll } from '@tecnoclick/domain/platform/papers/draw-ticket'
import { useSyncExternalStore } from 'react'
import {
  choosePrinter,
  type PrinterLink,
  type PrinterPort,
  printerPorts,
  reopenPrinter,
} from './printer-link.ts'

/** The receipt printer of this computer. */
export interface ChosenPrinter {
  port: PrinterPort
  name: string
  roll: Roll
  /** The drawer is plugged into it. */
  drawer: boolean
}

const storageKey = 'office.printer'
const listeners = new Set<() => void>()
let link: PrinterLink | undefined
let stored: { text: string | null; printer: ChosenPrinter | undefined } | undefined

export function usePrinter(): ChosenPrinter | undefined {
  return useSyncExternalStore(subscribe, readPrinter)
}

/** False: no device was chosen. */
export async function connectPrinter(port: PrinterPort): Promise<boolean> {
  const chosen = await choosePrinter(port)
  if (!chosen) return false
  link = chosen
  const { roll = 'roll58', drawer = false } = readPrinter() ?? {}
  storePrinter({ port, name: chosen.name, roll, drawer })
  return true
}

export function storePrinter(printer: ChosenPrinter | undefined): void {
  if (!printer) link = undefined
  const text = printer ? JSON.stringify(printer) : null
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
  } catch {
    // Forgotten with the page then.
  }
  stored = { text, printer }
  for (const listener of listeners) listener()
}

/** Rejects if the printer is not there or does not take it; nothing is known of paper that ran out. */
export async function sendToPrinter(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const printer = readPrinter()
  if (!printer) throw new Error('No printer is connected')
  link ??= await reopenPrinter(printer.port, printer.name)
  if (!link) throw new Error('The printer is not there')
  try {
    await link.send(bytes)
  } catch (error) {
    // It may have been switched off and on: the next time it is opened again.
    link = undefined
    throw error
  }
}

export function testTicket(store: string, { roll, drawer, name }: ChosenPrinter): Uint8Array<ArrayBuffer> {
  const bytes = drawTicket(
    {
      ...{ locale: 'es', format: roll, title: store, issuer: { name: store, lines: [name] } },
      heading: { text: 'Prueba de impresión', lines: ['ñ Ñ á é í ó ú ü ¿ ¡ º $'] },
      blocks: [{ kind: 'sums', sums: [{ name: 'Total', amount: '1234,50 CUP', isTotal: true }] }],
    },
    { roll, opensDrawer: drawer },
  )
  return new Uint8Array(bytes)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readPrinter(): ChosenPrinter | undefined {
  let text: string | null = null
  try {
    text = localStorage.getItem(storageKey)
  } catch {
    return stored?.printer
  }
  if (stored?.text !== text) stored = { text, printer: parsePrinter(text) }
  return stored?.printer
}

function parsePrinter(text: string | null): ChosenPrinter | undefined {
  try {
    const read: Partial<ChosenPrinter> | null = JSON.parse(text ?? 'null')
    const port = printerPorts.find((known) => known === read?.port)
    if (!port || typeof read?.name !== 'string') return undefined
    const roll = read.roll === 'roll80' ? 'roll80' : 'roll58'
    return { port, name: read.name, roll, drawer: read.drawer === true }
  } catch {
    return undefined
  }
}
