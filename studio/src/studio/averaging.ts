import {
  FloatType,
  Matrix4,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { light } from './surface.ts'
import type { tableLight } from './table.ts'

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

const floatTarget = (width: number, height: number) =>
  new WebGLRenderTarget(width, height, {
    type: FloatType,
    magFilter: NearestFilter,
    minFilter: NearestFilter,
    depthBuffer: false,
  })

/** Sums the passes on the graphics side in 32-bit floats; the picture is read back once, at the end. */
export function averaging(renderer: WebGLRenderer, table: ReturnType<typeof tableLight>) {
  let [sum, next] = [floatTarget(1, 1), floatTarget(1, 1)]
  const camera = new OrthographicCamera()
  const own = {
    pass: { value: null as Texture | null },
    sum: { value: null as Texture | null },
    share: { value: 1 },
    first: { value: 1 },
    tableLight: { value: table.light },
    unproject: { value: new Matrix4() },
    eye: { value: new Vector3() },
    shaded: { value: 1 },
  }
  const uniforms = {
    ...own,
    tint: light.tint,
    rim: light.rim,
    centre: table.area.centre,
    halfSide: table.area.halfSide,
  }
  const full = { vertexShader, uniforms, blending: NoBlending, depthTest: false }
  const adder = new ShaderMaterial({
    ...full,
    fragmentShader: `varying vec2 at; uniform sampler2D pass, sum; uniform float share, first;
      void main() {
        vec4 before = first > 0.5 ? vec4(0.0) : texture2D(sum, at);
        gl_FragColor = before + texture2D(pass, at) * share;
      }`,
  })
  // What no model covers is the picture's tint, darkened where the lamps do not reach the table.
  const developer = new ShaderMaterial({
    ...full,
    fragmentShader: `varying vec2 at; uniform sampler2D sum, tableLight;
      uniform mat4 unproject; uniform vec3 eye, centre, tint, rim; uniform float halfSide, shaded;
      void main() {
        vec4 seen = texture2D(sum, at);
        float far = length((at - vec2(0.46, 0.56)) * vec2(1.0, 1.08));
        vec3 base = mix(tint, rim, smoothstep(0.12, 0.82, far));
        vec4 ahead = unproject * vec4(at * 2.0 - 1.0, 1.0, 1.0);
        vec3 ray = ahead.xyz / ahead.w - eye;
        vec2 spot = (eye + ray * (-eye.y / min(ray.y, -0.0001)) - centre).xz / halfSide;
        float edge = smoothstep(1.0, 0.8, max(abs(spot.x), abs(spot.y))) * step(ray.y, -0.0001) * shaded;
        float lit = mix(1.0, texture2D(tableLight, clamp(spot * 0.5 + 0.5, 0.0, 1.0)).r, edge);
        vec3 ground = mix(base * base * vec3(0.14, 0.17, 0.26), base, lit);
        vec3 c = clamp(seen.rgb + ground * (1.0 - seen.a), 0.0, 1.0);
        gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
      }`,
  })
  const quad = new Mesh(new PlaneGeometry(2, 2), adder)
  quad.frustumCulled = false

  return {
    resize(width: number, height: number) {
      sum.dispose()
      next.dispose()
      ;[sum, next] = [floatTarget(width, height), floatTarget(width, height)]
    },
    begin() {
      own.first.value = 1
    },
    add(pass: Texture, passes: number) {
      own.pass.value = pass
      own.sum.value = sum.texture
      own.share.value = 1 / passes
      quad.material = adder
      renderer.setRenderTarget(next)
      renderer.render(quad, camera)
      ;[sum, next] = [next, sum]
      own.first.value = 0
    },
    develop(from: PerspectiveCamera, withTable: boolean) {
      from.clearViewOffset()
      own.unproject.value.copy(from.matrixWorld).multiply(from.projectionMatrixInverse)
      own.eye.value.copy(from.position)
      own.shaded.value = withTable ? 1 : 0
      own.sum.value = sum.texture
      quad.material = developer
      renderer.setRenderTarget(null)
      renderer.render(quad, camera)
    },
  }
}
