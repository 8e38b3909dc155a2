import { Color, Matrix4, type Texture, Vector2, Vector3 } from 'three'
import { neutralTone } from './tone.ts'

/** Lamps a pass: the first half are spots of the key softbox, the second half spots of the sky. */
export const lampsPerPass = 6
const tiles = '3.0, 2.0'

/** What all surfaces share: one object per value, so that a change reaches every material. */
export const light = {
  lampMatrix: { value: Array.from({ length: lampsPerPass }, () => new Matrix4()) },
  lampDirection: { value: Array.from({ length: lampsPerPass }, () => new Vector3(0, 1, 0)) },
  shadows: { value: null as Texture | null },
  lift: { value: 0.02 },
  turn: { value: new Vector2(1, 0) },
  tint: { value: new Color('#ffffff') },
  rim: { value: new Color('#ffffff') },
}

export const surfaceVertex = `
uniform mat4 lampMatrix[${lampsPerPass}];
uniform float lift;
varying vec3 lampAt[${lampsPerPass}];
varying vec3 facing;
varying vec3 place;
varying vec2 sheet;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  facing = normalize(mat3(modelMatrix) * normal);
  place = world.xyz;
  sheet = uv;
  // Lifted off the surface along its normal, or it would cast a shadow on itself.
  vec4 lifted = vec4(world.xyz + facing * lift, 1.0);
  for (int i = 0; i < ${lampsPerPass}; i++) lampAt[i] = (lampMatrix[i] * lifted).xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** The same sum as above, or the depths would differ in the last bit. */
export const depthVertex = `
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** Whether a lamp reaches a spot, given as a place on that lamp's own tile. */
export const shadowLookup = `
uniform sampler2D shadows;
float reached(int i, vec3 at) {
  vec2 tile = vec2(float(i - (i / 3) * 3), float(i / 3));
  vec2 inside = step(abs(at.xy - 0.5), vec2(0.498));
  float nearest = texture2D(shadows, (tile + clamp(at.xy, 0.001, 0.999)) / vec2(${tiles})).r;
  return 1.0 - inside.x * inside.y * step(nearest, at.z);
}`

const lamps = `
uniform vec3 lampDirection[${lampsPerPass}];
uniform vec3 rim;
uniform vec2 turn;
varying vec3 lampAt[${lampsPerPass}];
varying vec3 facing;
varying vec3 place;
varying vec2 sheet;
${shadowLookup}`

/**
 * The room that shiny things mirror: softbox upper left, strip on the right, ceiling glow, the bright table below. No branches
 * and no pow: this runs in software for every pixel of every pass.
 */
const room = `
float softbox(vec3 r, vec3 to, vec3 side, vec2 size, float soft) {
  float ahead = dot(r, to);
  vec2 p = abs(vec2(dot(r, side), dot(r, cross(to, side))));
  vec2 edge = clamp((size * ahead - p) * soft + 0.5, 0.0, 1.0);
  return edge.x * edge.y;
}
vec3 mirrored(vec3 r, float rough) {
  float soft = 1.0 / (0.05 + rough * 1.6);
  float fade = 1.0 / (1.0 + rough * 1.2);
  float k = 3.2 * softbox(r, vec3(-0.654, 0.523, 0.547), vec3(0.642, 0.0, 0.767), vec2(0.62, 0.44), soft)
    + 1.9 * softbox(r, vec3(0.93, 0.26, 0.26), vec3(-0.269, 0.0, 0.963), vec2(0.16, 0.8), soft)
    + 0.9 * softbox(r, vec3(0.0, 1.0, 0.0), vec3(1.0, 0.0, 0.0), vec2(0.9, 0.9), soft)
    + 0.8 * softbox(r, vec3(0.24, 0.2, 0.95), vec3(0.97, 0.0, -0.245), vec2(0.6, 0.3), soft);
  float above = clamp(r.y / (0.2 + rough) + 0.5, 0.0, 1.0);
  return mix(rim * 0.6, vec3(0.3, 0.315, 0.345) * (0.8 + 0.4 * r.y), above) + k * fade;
}`

export const surfaceFragment = `
${lamps}${room}${neutralTone}
uniform vec3 albedo, glow;
uniform float roughness, metalness, opacity;
#ifdef PRINTED
uniform sampler2D art;
#endif
#ifdef LIT
uniform sampler2D art;
#endif
void main() {
  vec3 n = normalize(facing);
  vec3 v = normalize(cameraPosition - place);
  float key = 0.0;
  float sky = 0.0;
  float open = 0.0;
  for (int i = 0; i < 3; i++) key += max(dot(n, lampDirection[i]), 0.0) * reached(i, lampAt[i]);
  for (int i = 3; i < ${lampsPerPass}; i++) {
    float free = reached(i, lampAt[i]);
    open += free;
    sky += max(dot(n, lampDirection[i]), 0.0) * free;
  }
  vec3 arriving = vec3(1.0, 0.965, 0.925) * key * (0.72 / 3.0) + vec3(0.95, 0.975, 1.0) * sky * (0.9 / 3.0);
  arriving += rim * (0.13 - 0.11 * n.y) + vec3(0.04 + 0.17 * max(dot(n, v), 0.0));
  vec3 base = albedo;
  float alpha = opacity;
  vec3 shine = glow;
#ifdef PRINTED
  vec4 seen = texture2D(art, sheet);
  base *= seen.rgb;
  alpha *= seen.a;
#endif
#ifdef LIT
  shine *= texture2D(art, sheet).rgb;
#endif
  float rimming = 1.0 - clamp(dot(n, v), 0.0, 1.0);
  float grazing = rimming * rimming * rimming * rimming * rimming;
  vec3 f0 = mix(vec3(0.04), base, metalness);
  vec3 f = f0 + (max(vec3(1.0 - roughness), f0) - f0) * grazing;
  vec3 seenAt = reflect(-v, n);
  vec3 r = vec3(seenAt.x * turn.x - seenAt.z * turn.y, seenAt.y, seenAt.x * turn.y + seenAt.z * turn.x);
  float unhidden = mix(0.4, 1.0, open / 3.0);
  vec3 colour = base * (1.0 - metalness) * arriving + f * mirrored(r, roughness) * unhidden + shine;
#ifdef COATED
  colour += (0.04 + 0.8 * grazing) * mirrored(r, 0.04) * unhidden;
#endif
  gl_FragColor = vec4(neutralTone(colour), alpha);
}`
