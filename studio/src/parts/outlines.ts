import { Shape, SplineCurve, Vector2 } from 'three'

export type Point2 = readonly [number, number]

/** Flat outlines that the solids are extruded and turned from. */
export function roundedRectangle(w: number, d: number, corner: number): Shape {
  const r = Math.max(0.001, Math.min(corner, w / 2 - 0.001, d / 2 - 0.001))
  const [x, y] = [w / 2, d / 2]
  const shape = new Shape()
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - r).absarc(x - r, y - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-x + r, y).absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + r).absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false)
  return shape
}

/** A closed outline with each corner rounded off. */
export function outline(points: readonly Point2[], radius: number): Shape {
  const corners = points.map(([x, y]) => new Vector2(x, y))
  const shape = new Shape()
  corners.forEach((corner, i) => {
    const before = corners.at(i - 1) ?? corner
    const after = corners[(i + 1) % corners.length] ?? corner
    const reach = Math.min(radius, corner.distanceTo(before) / 2.05, corner.distanceTo(after) / 2.05)
    const enter = corner.clone().lerp(before, reach / (corner.distanceTo(before) || 1))
    const leave = corner.clone().lerp(after, reach / (corner.distanceTo(after) || 1))
    if (i === 0) shape.moveTo(enter.x, enter.y)
    else shape.lineTo(enter.x, enter.y)
    shape.quadraticCurveTo(corner.x, corner.y, leave.x, leave.y)
  })
  shape.closePath()
  return shape
}

/** A smooth outline through a few points, for `turned`. */
export function curve(points: readonly Point2[], count = 26): Point2[] {
  const path = new SplineCurve(points.map(([x, y]) => new Vector2(x, y)))
  return path.getPoints(count).map(({ x, y }) => [Math.max(0, x), y])
}
