import {
  type BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  Path,
  type Shape,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { outline, type Point2, roundedRectangle } from './outlines.ts'

export type Point3 = readonly [number, number, number]

/** Every solid stands on y = 0 with its footprint centred; one unit is ten centimetres; the front looks along +z. */
const solid = (geometry: BufferGeometry, look: Material) => new Mesh(geometry, look)

export function place<T extends Object3D>(thing: T, [x, y, z]: Point3, [rx, ry, rz]: Point3 = [0, 0, 0]): T {
  thing.position.set(x, y, z)
  thing.rotation.set(rx, ry, rz)
  return thing
}

export function group(...things: Object3D[]): Group {
  const all = new Group()
  if (things.length > 0) all.add(...things)
  return all
}

/** Box with one radius on all edges. */
export function slab([w, h, d]: Point3, radius: number, look: Material): Mesh {
  const fitting = Math.min(radius, w / 2.01, h / 2.01, d / 2.01)
  const steps = fitting < 0.035 ? 1 : fitting < 0.09 ? 2 : 3
  return solid(new RoundedBoxGeometry(w, h, d, steps, fitting).translate(0, h / 2, 0), look)
}

function extruded(shape: Shape, thickness: number, edge: number): BufferGeometry {
  const bevel = Math.max(0.001, Math.min(edge, thickness / 2.02))
  const depth = thickness - 2 * bevel
  const raw = new ExtrudeGeometry(shape, {
    depth,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: bevel < 0.012 ? 1 : bevel < 0.04 ? 3 : 5,
    curveSegments: 7,
  })
  return toCreasedNormals(raw.translate(0, 0, -depth / 2), 0.62)
}

/** Flat body: generous corners seen from above, a small radius on its upper and lower edge. */
export function plate([w, h, d]: Point3, corner: number, edge: number, look: Material, hole?: Point3): Mesh {
  const shape = roundedRectangle(w, d, corner)
  if (hole) shape.holes.push(new Path(roundedRectangle(hole[0], hole[1], hole[2]).getPoints(7)))
  return solid(
    extruded(shape, h, edge)
      .rotateX(-Math.PI / 2)
      .translate(0, h / 2, 0),
    look,
  )
}

/** The same body standing upright, its broad face to the front. */
export function panel([w, h, d]: Point3, corner: number, edge: number, look: Material, hole?: Point3): Mesh {
  const shape = roundedRectangle(w, h, corner)
  if (hole) shape.holes.push(new Path(roundedRectangle(hole[0], hole[1], hole[2]).getPoints(7)))
  return solid(extruded(shape, d, edge).translate(0, h / 2, 0), look)
}

/** Side profile [z, y], drawn out along x to the given width. */
export function prism(
  profile: readonly Point2[],
  width: number,
  look: Material,
  radius = 0.1,
  edge = 0.05,
): Mesh {
  return solid(extruded(outline(profile, radius), width, edge).rotateY(-Math.PI / 2), look)
}

/** Front outline [x, y], given a thickness along z. */
export function cutout(
  profile: readonly Point2[],
  depth: number,
  look: Material,
  radius = 0.05,
  edge = 0.02,
): Mesh {
  return solid(extruded(outline(profile, radius), depth, edge), look)
}

/** Turned body: outline [radius, y] around the upright axis. */
export function turned(profile: readonly Point2[], look: Material, segments = 44): Mesh {
  const points = profile.map(([r, y]) => new Vector2(Math.max(r, 0.0001), y))
  return solid(toCreasedNormals(new LatheGeometry(points, segments), 0.6), look)
}

export function drum(radius: number, height: number, look: Material, edge = 0.03): Mesh {
  const e = Math.min(edge, radius * 0.9, height / 2.05)
  const c = e * 0.3
  return turned(
    [
      [0, 0],
      [radius - e, 0],
      [radius - c, c],
      [radius, e],
      [radius, height - e],
      [radius - c, height - c],
      [radius - e, height],
      [0, height],
    ],
    look,
  )
}

export function ball(radius: number, look: Material, squash: Point3 = [1, 1, 1]): Mesh {
  return solid(
    new SphereGeometry(radius, ...(radius < 0.1 ? ([14, 10] as const) : ([40, 28] as const))).scale(
      ...squash,
    ),
    look,
  )
}

export function ring(radius: number, thickness: number, look: Material, arc = Math.PI * 2): Mesh {
  return solid(new TorusGeometry(radius, thickness, 12, 60, arc), look)
}

export function tube(points: readonly Point3[], radius: number, look: Material, closed = false): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    'centripetal',
  )
  return solid(new TubeGeometry(curve, Math.max(24, points.length * 8), radius, 10, closed), look)
}
