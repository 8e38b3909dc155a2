import { sunsetPhoto } from './print-art.ts'
import type { Brush, Drawing } from './texture.ts'
import { write } from './texture.ts'

export type Wallpaper =
  | 'waves'
  | 'dunes'
  | 'circles'
  | 'facets'
  | 'aurora'
  | 'photo'
  | 'sheet'
  | 'code'
  | 'tiles'

export interface ScreenArt {
  kind: Wallpaper
  /** Two colours from which the picture is mixed. */
  from?: string
  to?: string
}

function wash(brush: Brush, w: number, h: number, from: string, to: string) {
  const sky = brush.createLinearGradient(0, 0, w, h)
  sky.addColorStop(0, from)
  sky.addColorStop(1, to)
  brush.fillStyle = sky
  brush.fillRect(0, 0, w, h)
}

function ribbons(brush: Brush, w: number, h: number, steep: number) {
  for (let k = 0; k < 6; k++) {
    brush.fillStyle = `rgba(255,255,255,${0.05 + 0.035 * k})`
    brush.beginPath()
    brush.moveTo(0, h)
    for (let i = 0; i <= 40; i++) {
      const x = i / 40
      brush.lineTo(w * x, h * (0.36 + k * 0.11 + steep * Math.sin(x * 4.4 + k * 0.75) - x * 0.12))
    }
    brush.lineTo(w, h)
    brush.fill()
  }
}

function taskbar(brush: Brush, w: number, h: number) {
  brush.fillStyle = 'rgba(12,18,38,0.5)'
  brush.fillRect(0, h * 0.93, w, h * 0.07)
  ;['#4f9cff', '#ffb02e', '#3fc380', '#f2f4fa', '#ef5da8'].forEach((colour, i) => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.roundRect(w * 0.4 + i * h * 0.07, h * 0.943, h * 0.044, h * 0.044, h * 0.01)
    brush.fill()
  })
}

const arts: Record<Wallpaper, (brush: Brush, w: number, h: number) => void> = {
  waves: (brush, w, h) => ribbons(brush, w, h, 0.12),
  dunes: (brush, w, h) => ribbons(brush, w, h, 0.2),
  circles(brush, w, h) {
    for (let i = 0; i < 6; i++) {
      brush.fillStyle = `rgba(255,255,255,${0.1 + i * 0.03})`
      brush.beginPath()
      brush.arc(w * (0.2 + i * 0.14), h * (0.68 - i * 0.07), h * (0.16 + i * 0.035), 0, 7)
      brush.fill()
    }
  },
  facets(brush, w, h) {
    for (let i = 0; i < 9; i++) {
      brush.fillStyle = i % 2 ? `rgba(255,255,255,${0.06 + i * 0.02})` : `rgba(8,14,40,${0.04 + i * 0.018})`
      brush.beginPath()
      brush.moveTo(w * (i * 0.14 - 0.2), h)
      brush.lineTo(w * (i * 0.14 + 0.12), h * (0.1 + 0.08 * (i % 3)))
      brush.lineTo(w * (i * 0.14 + 0.34), h)
      brush.fill()
    }
  },
  aurora(brush, w, h) {
    for (let i = 0; i < 5; i++) {
      const glow = brush.createRadialGradient(
        w * (0.15 + i * 0.2),
        h * (0.4 + 0.2 * Math.sin(i * 2)),
        0,
        w * (0.15 + i * 0.2),
        h * 0.5,
        h * 0.55,
      )
      glow.addColorStop(0, 'rgba(255,255,255,0.38)')
      glow.addColorStop(1, 'rgba(255,255,255,0)')
      brush.fillStyle = glow
      brush.fillRect(0, 0, w, h)
    }
  },
  photo: (brush, w, h) => sunsetPhoto(brush, 0, 0, w, h),
  sheet(brush, w, h) {
    brush.fillStyle = '#f6f8fc'
    brush.fillRect(0, 0, w, h)
    brush.fillStyle = '#1f52d6'
    brush.fillRect(0, 0, w, h * 0.09)
    write(brush, 'TecnoClick', w * 0.03, h * 0.064, h * 0.038, { weight: 2 })
    ;['#22a7e0', '#ffb02e', '#3fc380'].forEach((colour, i) => {
      brush.fillStyle = '#ffffff'
      brush.fillRect(w * (0.04 + i * 0.32), h * 0.14, w * 0.28, h * 0.24)
      brush.fillStyle = colour
      brush.fillRect(w * (0.06 + i * 0.32), h * 0.18, w * 0.1, h * 0.05)
      brush.fillStyle = '#c3cbdd'
      brush.fillRect(w * (0.06 + i * 0.32), h * 0.27, w * 0.2, h * 0.025)
      brush.fillRect(w * (0.06 + i * 0.32), h * 0.32, w * 0.14, h * 0.025)
    })
    brush.fillStyle = '#ffffff'
    brush.fillRect(w * 0.04, h * 0.44, w * 0.92, h * 0.44)
    for (let i = 0; i < 14; i++) {
      brush.fillStyle = i % 3 ? '#7fa2f5' : '#1f52d6'
      const tall = h * (0.08 + 0.24 * Math.abs(Math.sin(i * 1.1)))
      brush.fillRect(w * (0.08 + i * 0.061), h * 0.84 - tall, w * 0.036, tall)
    }
  },
  code(brush, w, h) {
    brush.fillStyle = '#12182b'
    brush.fillRect(0, 0, w, h)
    for (let i = 0; i < 17; i++) {
      let x = w * (0.06 + 0.03 * (i % 4))
      for (let k = 0; k < 2 + ((i * 5) % 4); k++) {
        const long = w * (0.06 + 0.05 * ((i * 3 + k * 7) % 4))
        brush.fillStyle = ['#6ea8ff', '#ffb757', '#7fd8a4', '#c9d2e8', '#ef8bc0'][(i + k) % 5] ?? '#fff'
        brush.fillRect(x, h * (0.07 + i * 0.052), long, h * 0.02)
        x += long + w * 0.016
      }
    }
  },
  tiles(brush, w, h) {
    const side = Math.min(w, h) * 0.15
    const columns = Math.max(3, Math.floor(w / (side * 1.6)))
    for (let i = 0; i < columns * 4; i++) {
      brush.fillStyle =
        ['#ffffff', '#ffcf70', '#79d9b0', '#ff9eb8', '#a7c6ff', '#cbb5ff'][(i * 5) % 6] ?? '#fff'
      const x = (w / columns) * ((i % columns) + 0.5) - side / 2
      brush.beginPath()
      brush.roundRect(x, h * 0.3 + Math.floor(i / columns) * side * 1.55, side, side, side * 0.26)
      brush.fill()
    }
    write(brush, '10:24', w * 0.5, h * 0.2, Math.min(w, h) * 0.11, { align: 'center', weight: 1.1 })
  },
}

/** What a screen shows; desktops have a task bar. */
export function screenArt({ kind, from = '#1546d8', to = '#ffbf5e' }: ScreenArt, bar = true): Drawing {
  return (brush, w, h) => {
    wash(brush, w, h, from, to)
    arts[kind](brush, w, h)
    if (bar && kind !== 'code' && kind !== 'sheet') taskbar(brush, w, h)
  }
}
