import type { Object3D } from 'three'
import { carton } from '../parts/box.ts'
import { metal, plastic } from '../parts/finish.ts'
import { screw } from '../parts/small.ts'
import { drum, group, place, plate, slab } from '../parts/solids.ts'
import { decal, write } from '../parts/texture.ts'

export interface InternalDriveLook {
  brand: string
  name: string
  kind: 'disk' | 'sata' | 'm2'
  size: string
  body?: string
  label?: string
  ink?: string
}

export function internalDrive({
  brand,
  name,
  kind,
  size,
  body = '#aeb4bd',
  label = '#f4f5f7',
  ink = '#1c2440',
}: InternalDriveLook): Object3D {
  const sticker = (w: number, h: number) =>
    decal(w, h, (brush) => {
      brush.fillStyle = label
      brush.fillRect(0, 0, w, h)
      brush.fillStyle = '#3f9a4b'
      brush.fillRect(0, h * 0.86, w, h * 0.14)
      write(brush, brand, w * 0.06, h * 0.26, h * 0.13, { colour: ink, weight: 2, within: w * 0.86 })
      write(brush, name, w * 0.06, h * 0.44, h * 0.08, { colour: ink, weight: 1.5 })
      write(brush, size, w * 0.06, h * 0.74, h * 0.18, { colour: ink, weight: 1.9, within: w * 0.5 })
      brush.fillStyle = ink
      for (let i = 0; i < 18; i++)
        brush.fillRect(w * (0.62 + i * 0.018), h * 0.52, w * (0.006 + 0.004 * (i % 3)), h * 0.22)
    })
  const all = group()
  if (kind === 'disk') {
    all.add(place(plate([1.02, 0.24, 1.47], 0.03, 0.015, metal('#6b717b', 0.55)), [0, 0, 0]))
    all.add(place(plate([1, 0.03, 1.4], 0.06, 0.012, metal(body, 0.4)), [0, 0.235, -0.02]))
    all.add(place(drum(0.38, 0.01, metal('#c9ced6', 0.35), 0.004), [0, 0.264, -0.28]))
    all.add(place(drum(0.12, 0.016, metal('#9aa1ad', 0.35), 0.004), [0, 0.268, -0.28]))
    all.add(place(sticker(0.86, 0.66), [0, 0.268, 0.32], [-Math.PI / 2, 0, 0]))
    for (const [x, z] of [
      [-0.44, -0.64],
      [0.44, -0.64],
      [-0.44, 0.62],
      [0.44, 0.62],
      [-0.46, 0],
      [0.46, 0],
    ] as const)
      all.add(place(screw(0.035), [x, 0.258, z]))
    all.add(place(slab([0.5, 0.08, 0.08], 0.01, plastic('#15161a')), [0.1, 0.02, -0.73]))
    return all
  }
  if (kind === 'sata') {
    all.add(place(plate([0.7, 0.07, 1], 0.03, 0.012, metal(body, 0.45)), [0, 0, 0]))
    all.add(place(plate([0.62, 0.006, 0.9], 0.02, 0.002, metal(body, 0.3)), [0, 0.068, 0]))
    all.add(place(sticker(0.56, 0.6), [0, 0.078, 0.05], [-Math.PI / 2, 0, 0]))
    all.add(place(slab([0.5, 0.035, 0.06], 0.006, plastic('#15161a')), [0, 0.02, -0.52]))
    all.add(place(slab([0.2, 0.012, 0.08], 0.002, metal('#d8b25a', 0.35)), [-0.12, 0.032, -0.53]))
    all.add(place(slab([0.12, 0.012, 0.08], 0.002, metal('#d8b25a', 0.35)), [0.14, 0.032, -0.53]))
    for (const x of [-1, 1]) for (const z of [-1, 1]) all.add(place(screw(0.02), [x * 0.31, 0.066, z * 0.46]))
    const lean = group(all)
    return group(
      place(lean, [0, 0.48, 0.1], [1.15, 0, 0]),
      place(slab([0.5, 0.5, 0.06], 0.02, plastic('#e7eaef')), [0, 0, -0.14], [-0.3, 0, 0]),
    )
  }
  all.add(place(plate([0.22, 0.016, 0.8], 0.01, 0.003, plastic(body, 0.4)), [0, 0, 0]))
  for (const [z, long] of [
    [-0.26, 0.13],
    [-0.06, 0.18],
    [0.18, 0.18],
  ] as const)
    all.add(place(slab([0.16, 0.026, long], 0.006, plastic('#17181c', 0.35)), [0, 0.014, z]))
  for (let i = 0; i < 10; i++)
    if (i !== 4)
      all.add(place(slab([0.012, 0.018, 0.05], 0.002, metal('#d8b25a', 0.3)), [-0.09 + i * 0.02, 0, -0.38]))
  const strip = decal(0.17, 0.44, (brush, w, h) => {
    brush.fillStyle = label
    brush.fillRect(0, 0, w, h)
    brush.save()
    brush.translate(w, 0)
    brush.rotate(Math.PI / 2)
    write(brush, brand, h * 0.06, w * 0.46, w * 0.26, { colour: ink, weight: 2 })
    write(brush, `${name} ${size}`, h * 0.06, w * 0.8, w * 0.18, { colour: ink, weight: 1.7 })
    brush.restore()
  })
  all.add(place(strip, [0, 0.044, 0.1], [-Math.PI / 2, 0, 0]))
  all.add(place(slab([0.17, 0.002, 0.44], 0.001, plastic(label)), [0, 0.0405, 0.1]))
  all.add(place(drum(0.03, 0.018, metal('#d8b25a', 0.35), 0.003), [0, 0, 0.39]))
  const box = carton([0.62, 0.86, 0.12], label, {
    front(brush, w, h) {
      brush.fillStyle = body
      brush.fillRect(0, 0, w, h * 0.52)
      write(brush, brand, w * 0.1, h * 0.18, h * 0.1, { weight: 2, within: w * 0.8 })
      write(brush, name, w * 0.1, h * 0.4, h * 0.15, { weight: 2 })
      write(brush, size, w * 0.1, h * 0.72, h * 0.13, { colour: ink, weight: 2 })
      write(brush, 'NVMe PCIe 4.0', w * 0.1, h * 0.88, h * 0.05, { colour: ink, weight: 1.6 })
    },
  })
  return group(
    place(box, [-0.22, 0, -0.2], [0, 0.2, 0]),
    place(group(all), [0.28, 0.36, 0.12], [0.9, 0, 0.25]),
    place(slab([0.12, 0.2, 0.05], 0.01, plastic('#e3e7ee')), [0.24, 0, 0.02]),
  )
}
