import {
  AddEquation,
  CustomBlending,
  type FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { lampsPerPass, light, shadowLookup } from './surface.ts'

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
const side = 448

/**
 * The table's light, seen from above. Each lamp's reach is added with a little random blur and the whole is smoothed once:
 * two dozen lamps look like one large soft light, without steps.
 */
export function tableLight(renderer: WebGLRenderer) {
  const target = (type: typeof FloatType | typeof HalfFloatType) =>
    new WebGLRenderTarget(side, side, {
      type,
      format: RGBAFormat,
      depthBuffer: false,
      magFilter: LinearFilter,
      minFilter: LinearFilter,
    })
  const [raw, smooth] = [target(HalfFloatType), target(HalfFloatType)]
  const camera = new OrthographicCamera()
  const area = {
    centre: { value: new Vector3() },
    halfSide: { value: 1 },
    share: { value: 1 },
    seed: { value: 0 },
  }
  const adder = new ShaderMaterial({
    vertexShader,
    uniforms: {
      ...area,
      lampMatrix: light.lampMatrix,
      lampDirection: light.lampDirection,
      shadows: light.shadows,
    },
    depthTest: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    fragmentShader: `varying vec2 at;
      uniform mat4 lampMatrix[${lampsPerPass}]; uniform vec3 lampDirection[${lampsPerPass}];
      uniform vec3 centre; uniform float halfSide, share, seed;
      ${shadowLookup}
      vec2 chance(float k) {
        vec2 p = fract((gl_FragCoord.xy + seed * 17.3 + k * 5.7) * vec2(0.1031, 0.1030));
        p += dot(p, p.yx + 33.33);
        return fract((p.xx + p.yx) * p.xy) - 0.5;
      }
      void main() {
        float got = 0.0;
        float full = 0.0;
        for (int i = 0; i < ${lampsPerPass}; i++) {
          vec2 off = chance(float(i)) * halfSide * (i < 3 ? 0.02 : 0.09);
          vec3 ground = vec3(centre.x + (at.x * 2.0 - 1.0) * halfSide + off.x, 0.0, centre.z + (at.y * 2.0 - 1.0) * halfSide + off.y);
          float part = lampDirection[i].y * (i < 3 ? 0.66 : 0.8);
          full += part;
          got += part * reached(i, (lampMatrix[i] * vec4(ground, 1.0)).xyz);
        }
        gl_FragColor = vec4(vec3(got / full * share), 1.0);
      }`,
  })
  const source = { pass: { value: null as Texture | null }, step: { value: new Vector2() } }
  const smoother = new ShaderMaterial({
    vertexShader,
    uniforms: source,
    depthTest: false,
    blending: NoBlending,
    fragmentShader: `varying vec2 at; uniform sampler2D pass; uniform vec2 step;
      void main() {
        float sum = texture2D(pass, at).r * 0.27;
        sum += (texture2D(pass, at + step).r + texture2D(pass, at - step).r) * 0.22;
        sum += (texture2D(pass, at + step * 2.0).r + texture2D(pass, at - step * 2.0).r) * 0.11;
        sum += (texture2D(pass, at + step * 3.0).r + texture2D(pass, at - step * 3.0).r) * 0.035;
        gl_FragColor = vec4(sum, sum, sum, 1.0);
      }`,
  })
  const quad = new Mesh(new PlaneGeometry(2, 2), adder)
  quad.frustumCulled = false
  const draw = (material: ShaderMaterial, to: WebGLRenderTarget) => {
    quad.material = material
    renderer.setRenderTarget(to)
    renderer.render(quad, camera)
  }

  return {
    area,
    light: raw.texture,
    begin(centre: Vector3, reach: number, passes: number) {
      area.centre.value.copy(centre)
      area.halfSide.value = reach * 1.75
      area.share.value = 1 / passes
      renderer.setRenderTarget(raw)
      renderer.clear()
    },
    add(pass: number) {
      area.seed.value = pass + 1
      draw(adder, raw)
    },
    finish() {
      source.pass.value = raw.texture
      source.step.value.set(1 / side, 0)
      draw(smoother, smooth)
      source.pass.value = smooth.texture
      source.step.value.set(0, 1 / side)
      draw(smoother, raw)
    },
  }
}
