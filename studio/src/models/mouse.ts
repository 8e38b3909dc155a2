import { type BufferAttribute, Mesh, type Object3D, SphereGeometry } from 'three'
import { lamp, plastic, rubber } from '../parts/finish.ts'
import { cable } from '../parts/small.ts'
import { ball, drum, group, type Point3, place, slab, tube } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface MouseLook {
  brand: string
  body?: string
  wheel?: string
  sides?: string
  /** Height and length against an ordinary mouse. */
  tall?: number
  long?: number
  wide?: number
  wired?: boolean
  thumb?: boolean
  letters?: string
  glow?: string
}

/** An egg pressed flat below: wide at the back, lower towards the fingers. */
function shellGeometry(w: number, h: number, l: number) {
  const geometry = new SphereGeometry(1, 56, 36)
  const positions = geometry.attributes.position as BufferAttribute
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.8
    const arch = 1 - 0.26 * (z + 0.25) ** 2 - 0.14 * z
    positions.setXYZ(
      i,
      square(x) * (w / 2) * (1 - 0.06 * Math.cos(z * 2.4)),
      Math.max(y, 0) ** 0.86 * h * arch,
      square(z) * (l / 2),
    )
  }
  geometry.computeVertexNormals()
  return geometry
}

export function mouse(look: MouseLook): Object3D {
  const { body = '#3a3d45', wheel = '#17181b', tall = 1, long = 1, wide = 1, sides = '#24262b' } = look
  const [w, h, l] = [0.62 * wide, 0.37 * tall, 1.04 * long]
  const all = group()
  all.add(place(new Mesh(shellGeometry(w, h, l), plastic(body, 0.42)), [0, 0.03, 0]))
  all.add(place(new Mesh(shellGeometry(w * 1.02, h * 0.5, l * 1.01), rubber(sides)), [0, 0.02, 0]))
  const arch = (z: number) =>
    h * (1 - 0.26 * (z + 0.25) ** 2 - 0.14 * z) * Math.sqrt(1 - z * z) ** 0.86 + 0.03
  const seam: Point3[] = [0.1, 0.3, 0.5, 0.66, 0.8, 0.9].map((z) => [
    0,
    arch(z),
    Math.abs(z) ** 0.8 * (l / 2),
  ])
  all.add(tube(seam, 0.012, plastic('#0d0e10')))
  const along = (z: number) => Math.abs(z) ** 0.8 * (l / 2)
  const fall = Math.atan2(arch(0.42) - arch(0.62), along(0.62) - along(0.42))
  const wheelAt = along(0.52)
  all.add(
    place(
      slab([0.105, 0.04, 0.26], 0.018, plastic('#101114')),
      [0, arch(0.52) - 0.034, wheelAt],
      [fall, 0, 0],
    ),
  )
  all.add(
    place(drum(0.07, 0.06, rubber(wheel), 0.02), [0.03, arch(0.52) - 0.03, wheelAt], [0, 0, Math.PI / 2]),
  )
  if (look.glow)
    all.add(
      place(
        drum(0.071, 0.016, lamp(look.glow, 1.2), 0.004),
        [0.008, arch(0.52) - 0.03, wheelAt],
        [0, 0, Math.PI / 2],
      ),
    )
  all.add(
    place(
      lettering(look.brand, 0.045, { colour: look.letters ?? '#aeb5c2', weight: 1.8, within: 0.2 * wide }),
      [0, h + 0.034, -l * 0.1],
      [-Math.PI / 2 - 0.02, 0, Math.PI],
    ),
  )
  if (look.thumb) {
    all.add(place(ball(0.2, rubber(sides), [1, 0.55, 1.7]), [-w / 2 + 0.02, 0.09, -0.02]))
    all.add(
      place(drum(0.06, 0.05, rubber(wheel), 0.015), [-w * 0.41, h * 0.62, 0.12], [0, 0, Math.PI / 2 - 0.3]),
    )
  }
  if (look.wired ?? false) {
    all.add(
      cable(
        [
          [0, 0.1, l * 0.47],
          [0, 0.08, l * 0.62],
          [0.12, 0.03, l * 0.95],
          [0.62, 0.03, l * 1.0],
          [0.8, 0.03, l * 0.5],
          [0.74, 0.03, -0.3],
        ],
        0.022,
        '#26282d',
      ),
    )
  }
  return all
}
