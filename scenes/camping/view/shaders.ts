import { BEYOND } from '../../../assets/camping/shared'
import { HOLE } from './beam'

/** How warm lamplight is, red, green, blue (0…1): paper at the flame, and how much less of each at the rim, which is ochre, by the square of the way. */
const WARMTH = { flame: [1, 0.965, 0.886], less: [0.188, 0.392, 0.662], fading: 0.84 } as const

/** How black the hatching is: a breath of the wood is seen through it. */
const BLACKNESS = 0.93

const vector = (color: readonly number[]) => `vec3(${color.map((share) => share.toFixed(3)).join(', ')})`

/** The black of this night. */
const INK = `const vec3 INK = vec3(0.051, 0.039, 0.031);`

/** How far a place is from the flame, at `uAt` in CSS pixels, in radii of the light; `uShrink` is what a pixel is of one. */
const AWAY = `
uniform vec2 uAt;
uniform float uShrink;

vec2 awayFromFlame() {
  return (vPlace - uAt) * uShrink;
}
`

/** What lamplight leaves of white at the square of that: a root is dear. */
const WARM = `
vec3 warmthAt(float far) {
  return ${vector(WARMTH.flame)} - ${vector(WARMTH.less)} * min(1.0, far * ${WARMTH.fading.toFixed(2)});
}
`

/**
 * What is left of a colour in the light, and in the night about it. Three drawings of the hole in that lie over one another in `uNight`,
 * in red, green, blue what each lets through; each is seen as much as its number says, which come to 1. Beyond the hatching that breath
 * goes out.
 */
const LIT = `
uniform sampler2D uNight;
uniform vec2 uFine;
uniform float uCoarse;
${INK}${AWAY}${WARM}
vec3 lit(vec3 color, float alpha) {
  vec2 away = awayFromFlame();
  float far = dot(away, away);
  vec3 hole = texture(uNight, away * ${(0.5 / BEYOND).toFixed(5)} + 0.5).rgb;
  float light = dot(hole, vec3(uFine, uCoarse)) * ${BLACKNESS.toFixed(2)} + ${(1 - BLACKNESS).toFixed(2)};
  light *= clamp((${(HOLE * HOLE).toFixed(3)} - far) * ${(1 / (HOLE * HOLE - 1.04)).toFixed(2)}, 0.0, 1.0);
  return mix(INK * alpha, color * warmthAt(far), light);
}
`

/**
 * The printed wood: `uShare` is what a CSS pixel is of the window, across and down. The tent swells by `uSwell` about the middle of its
 * hem, `uHem`, in CSS pixels, of which one is `uUnits` of the camp's.
 */
const PRINT = `
uniform sampler2D uWood;
uniform vec2 uShare;
uniform vec2 uHem;
uniform float uUnits;
uniform float uSwell;

vec3 wood() {
  vec2 fromHem = vPlace - uHem;
  vec2 reach = fromHem * (uUnits / vec2(310.0, 250.0)) + vec2(0.0, ${(190 / 250).toFixed(2)});
  float canvas = clamp(1.6 - 1.6 * dot(reach, reach), 0.0, 1.0) * uSwell;
  return texture(uWood, (vPlace - fromHem * canvas) * uShare).rgb;
}
`

/** What every shader needs to be told of the light, and more, those in the night. */
export const CLEAR_BEAM = { uAt: [0, 0], uShrink: 1 } as const
export const BEAM = { ...CLEAR_BEAM, uFine: [1, 0], uCoarse: 0 } as const

/** What those of the wood need to be told of it. */
export const WOOD = { uShare: [1, 1], uHem: [0, 0], uUnits: 1, uSwell: 0 } as const

/** The wood about the flame, where no hatching is yet. */
export const CLEAR_WOOD = `${AWAY}${WARM}${PRINT}
void main() {
  vec2 away = awayFromFlame();
  finalColor = vec4(wood() * warmthAt(dot(away, away)), 1.0);
}
`

/** The wood where it is lost in the night. */
export const HATCHED_WOOD = `${LIT}${PRINT}
void main() {
  finalColor = vec4(lit(wood(), 1.0), 1.0);
}
`

/** Whoever moves in the wood, lit as the wood is. */
export const LIT_SPRITE = `
uniform sampler2D uSheet;
${LIT}
void main() {
  vec4 drawn = texture(uSheet, vUV);
  finalColor = vec4(lit(drawn.rgb, drawn.a), drawn.a);
}
`

/** The black that no light reaches. */
export const BLACK = `
${INK}
void main() {
  finalColor = vec4(INK, 1.0);
}
`
