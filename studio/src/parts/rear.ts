import type { Object3D } from 'three'
import { type Port, portRow } from './ports.ts'
import { grille } from './small.ts'
import { group, place } from './solids.ts'
import { decal, write } from './texture.ts'

/** The small white plate with model, volts and signs that every machine carries on its back. */
export function ratingPlate(name: string, width = 0.8): Object3D {
  return decal(width, width * 0.5, (brush, w, h) => {
    brush.fillStyle = '#eef0f3'
    brush.beginPath()
    brush.roundRect(0, 0, w, h, h * 0.08)
    brush.fill()
    write(brush, name, w * 0.06, h * 0.28, h * 0.16, { colour: '#2a2d33', weight: 1.9, within: w * 0.6 })
    write(brush, '110-240 V', w * 0.06, h * 0.5, h * 0.1, { colour: '#2a2d33', weight: 1.6 })
    brush.fillStyle = '#2a2d33'
    for (let i = 0; i < 20; i++)
      brush.fillRect(w * (0.06 + i * 0.024), h * 0.64, w * (0.007 + 0.005 * (i % 3)), h * 0.24)
    brush.strokeStyle = '#2a2d33'
    brush.lineWidth = h * 0.02
    brush.strokeRect(w * 0.7, h * 0.16, w * 0.22, w * 0.22)
    brush.beginPath()
    brush.arc(w * 0.81, h * 0.78, w * 0.06, 0, 7)
    brush.stroke()
  })
}

/** Sockets, vents and plate on a back wall of the given width; looks along +z, so turn it round. */
export function rearWall(name: string, width: number, ports: readonly Port[]): Object3D {
  return group(
    place(portRow(ports, 0.12, 1.2), [-width * 0.28, 0, 0]),
    place(grille(width * 0.3, 0.26, 10), [width * 0.06, 0, 0]),
    place(ratingPlate(name, Math.min(0.8, width * 0.24)), [width * 0.36, 0, 0.004]),
  )
}
