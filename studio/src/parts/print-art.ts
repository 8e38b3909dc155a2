import type { Brush, Drawing } from './texture.ts'
import { write } from './texture.ts'

export type Print = 'blank' | 'letter' | 'chart' | 'photo' | 'invoice' | 'plan' | 'lost'

const ink = '#2b3350'

function lines(brush: Brush, x: number, y: number, w: number, count: number, step: number) {
  brush.fillStyle = '#9aa3b8'
  for (let i = 0; i < count; i++) {
    brush.fillRect(x, y + i * step, w * (i % 4 === 3 ? 0.62 : 0.94 + 0.06 * Math.sin(i * 3)), step * 0.32)
  }
}

export function sunsetPhoto(brush: Brush, x: number, y: number, w: number, h: number) {
  brush.save()
  brush.beginPath()
  brush.rect(x, y, w, h)
  brush.clip()
  const sky = brush.createLinearGradient(0, y, 0, y + h)
  sky.addColorStop(0, '#2f6fe0')
  sky.addColorStop(0.55, '#ffb56b')
  sky.addColorStop(1, '#ffdf9c')
  brush.fillStyle = sky
  brush.fillRect(x, y, w, h)
  brush.fillStyle = '#fff2c9'
  brush.beginPath()
  brush.arc(x + w * 0.66, y + h * 0.52, h * 0.12, 0, 7)
  brush.fill()
  for (const [base, colour, phase] of [
    [0.62, '#3d5fb0', 0],
    [0.74, '#274789', 2],
    [0.86, '#16305f', 4],
  ] as const) {
    brush.fillStyle = colour
    brush.beginPath()
    brush.moveTo(x, y + h)
    for (let i = 0; i <= 24; i++) {
      brush.lineTo(
        x + (w * i) / 24,
        y + h * (base + 0.09 * Math.sin(i * 0.5 + phase) + 0.03 * Math.sin(i * 1.7)),
      )
    }
    brush.lineTo(x + w, y + h)
    brush.fill()
  }
  brush.restore()
}

const drawings: Record<Print, Drawing> = {
  blank: () => undefined,
  letter(brush, w, h) {
    write(brush, 'TecnoClick', w * 0.1, h * 0.12, w * 0.05, { colour: '#1f52d6', weight: 2 })
    lines(brush, w * 0.1, h * 0.2, w * 0.8, 9, h * 0.034)
    lines(brush, w * 0.1, h * 0.56, w * 0.8, 9, h * 0.034)
  },
  chart(brush, w, h) {
    write(brush, 'Ventas', w * 0.1, h * 0.12, w * 0.06, { colour: ink, weight: 2 })
    ;['#22a7e0', '#e6348c', '#ffc72e', '#2b3350', '#22a7e0', '#e6348c'].forEach((colour, i) => {
      const tall = h * (0.1 + 0.05 * ((i * 7) % 5))
      brush.fillStyle = colour
      brush.fillRect(w * (0.12 + i * 0.13), h * 0.5 - tall, w * 0.09, tall)
    })
    lines(brush, w * 0.1, h * 0.58, w * 0.8, 9, h * 0.036)
  },
  photo(brush, w, h) {
    sunsetPhoto(brush, w * 0.06, h * 0.06, w * 0.88, h * 0.88)
  },
  invoice(brush, w, h) {
    write(brush, 'Factura', w * 0.1, h * 0.11, w * 0.07, { colour: ink, weight: 2 })
    brush.fillStyle = '#dfe6f5'
    brush.fillRect(w * 0.1, h * 0.2, w * 0.8, h * 0.05)
    lines(brush, w * 0.12, h * 0.28, w * 0.5, 12, h * 0.04)
    brush.fillStyle = '#9aa3b8'
    for (let i = 0; i < 12; i++) brush.fillRect(w * 0.74, h * (0.28 + i * 0.04), w * 0.14, h * 0.013)
    brush.fillStyle = '#1f52d6'
    brush.fillRect(w * 0.62, h * 0.82, w * 0.28, h * 0.05)
  },
  lost(brush, w, h) {
    write(brush, '404', w * 0.5, h * 0.62, w * 0.3, {
      colour: '#1f52d6',
      weight: 1.9,
      align: 'center',
      gap: 2.4,
    })
    lines(brush, w * 0.2, h * 0.74, w * 0.6, 3, h * 0.05)
  },
  plan(brush, w, h) {
    brush.strokeStyle = '#2c4da0'
    brush.lineWidth = w * 0.008
    brush.strokeRect(w * 0.06, h * 0.06, w * 0.88, h * 0.88)
    brush.strokeRect(w * 0.14, h * 0.16, w * 0.46, h * 0.4)
    brush.strokeRect(w * 0.14, h * 0.56, w * 0.28, h * 0.26)
    brush.strokeRect(w * 0.6, h * 0.16, w * 0.24, h * 0.24)
    brush.lineWidth = w * 0.004
    for (let i = 0; i < 9; i++) brush.strokeRect(w * 0.62, h * (0.46 + i * 0.04), w * 0.22, h * 0.04)
    brush.beginPath()
    brush.arc(w * 0.42, h * 0.56, w * 0.14, 0, Math.PI / 2)
    brush.moveTo(w * 0.3, h * 0.16)
    brush.lineTo(w * 0.3, h * 0.56)
    brush.stroke()
    brush.fillStyle = '#ff9f2e'
    brush.fillRect(w * 0.64, h * 0.2, w * 0.08, h * 0.08)
  },
}

export const print = (kind: Print): Drawing => drawings[kind]
