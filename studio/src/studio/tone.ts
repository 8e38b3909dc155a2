/** The Khronos PBR Neutral curve without its lift at the dark end: colours stay what the maker painted, highlights roll off. */
export const neutralTone = `
vec3 neutralTone(vec3 c) {
  const float start = 0.76;
  float peak = max(c.r, max(c.g, c.b));
  float d = 1.0 - start;
  float newPeak = 1.0 - d * d / (max(peak, start) + d - start);
  float g = 1.0 - 1.0 / (0.15 * (max(peak, start) - newPeak) + 1.0);
  vec3 rolled = mix(c * (newPeak / max(peak, 0.001)), vec3(newPeak), g);
  return peak < start ? c : rolled;
}`
