/**
 * The foil with a torn edge. Cells come averaged over a few units, and are cut at a height that wanders with how it tears: that
 * frays the edge by no more than it averages, so that what is seen is what is true. Lengths are scene units.
 */
export const FRAGMENT = `
uniform sampler2D uTexture;
uniform sampler2D uCells;
uniform vec2 uSize;
uniform float uGlint;

const vec3 INK = vec3(0.137, 0.125, 0.114);
const vec3 PAPER = vec3(0.98, 0.95, 0.88);
/** The light comes from the upper left. */
const vec2 SHADOW = vec2(5.5, 7.5);
/** Over how much of the cut an edge is smoothed: somewhat over half a unit, as foil goes from all to nothing in thirteen. */
const float SOFT = 0.05;

float cellAt(vec2 place) {
  return texture(uCells, place / uSize).r;
}

/** How much foil there is about a place. */
float foilAt(vec2 place) {
  return texture(uCells, place / uSize).g;
}

void main() {
  // How much foil there is about here, and how it tears: neither is worked out for each pixel, which a processor pays for dearly.
  vec3 cell = texture(uCells, vPlace / uSize).rgb;
  float about = cell.g;
  float tear = cell.b;
  // What the foil's edge throws on the print. Most of the bare card lies too far from it, and ends here.
  float caster = foilAt(vPlace - SHADOW);
  if (about < 0.015 && caster < 0.3) {
    finalColor = vec4(0.0);
    return;
  }
  vec3 color = texture(uTexture, vUV).rgb;
  // A glint: a broad stroke and a narrow one, their edges dry.
  if (uGlint > -1.0) {
    float across = (vPlace.x + vPlace.y * 0.46) / (uSize.x + uSize.y * 0.46) - uGlint;
    across += (tear - 0.5) * 0.02;
    float glint = step(abs(across), 0.045) + step(abs(across - 0.085), 0.012);
    color = mix(color, PAPER, min(1.0, glint) * 0.72);
  }
  if (about > 0.985) {
    finalColor = vec4(color, 1.0);
    return;
  }

  caster += (tear - 0.5) * 0.3;
  float shadow = smoothstep(0.46, 0.54, caster) * 0.3;
  vec4 print = vec4(INK * shadow, shadow);
  if (about < 0.015) {
    finalColor = print;
    return;
  }

  // Where it ends: a bright rim, for the foil is bent up, and a line of ink, heavier away from the light.
  float foil = about + (tear - 0.5) * 0.72;
  float covers = smoothstep(0.5 - SOFT, 0.5 + SOFT, foil);
  color = mix(color, PAPER, (1.0 - smoothstep(0.7, 0.78, foil)) * 0.75);
  float lit = cellAt(vPlace + vec2(3.0, 4.0)) - cellAt(vPlace - vec2(3.0, 4.0));
  float weight = 0.1 + max(-lit, 0.0) * 0.1 + clamp(tear - 0.5, 0.0, 0.3) * 0.2;
  color = mix(color, INK, 1.0 - smoothstep(0.5 + weight - SOFT, 0.5 + weight + SOFT, foil));
  finalColor = mix(print, vec4(color, 1.0), covers);
}
`
