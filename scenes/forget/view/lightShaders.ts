import { LIGHT } from '../layout'

/** A part of the page as it was printed: from `uFrom` on, as far as `uSpan` reaches, both as shares of the window. */
export const PAGE = `
uniform sampler2D uPage;
uniform vec2 uFrom;
uniform vec2 uSpan;

void main() {
  finalColor = vec4(texture(uPage, uFrom + vPlace * uSpan).rgb, 1.0);
}
`

/** How bright the light is at a share of how far it reaches: `lightAt` of the layout, in the shader's words. */
const LIGHT_AT = `
const float CLEAR = ${LIGHT.clear.toFixed(3)};
const float HALF = ${LIGHT.half.toFixed(3)};

float lightAt(float share) {
  float fading = max(0.0, (share - CLEAR) / (HALF - CLEAR));
  float dying = 0.5 * clamp((1.0 - share) / (1.0 - HALF), 0.0, 1.0);
  return share > HALF ? dying : 1.0 - 0.5 * fading * fading;
}
`

/** The night, with a hole in the middle: `uReach` is how far its sides are from there, as a share of how far the light reaches. */
export const NIGHT = `
uniform float uReach;
uniform float uBrightness;

const vec3 BLACK = vec3(25.0, 23.0, 21.0) / 255.0;
${LIGHT_AT}
void main() {
  float share = length(vPlace - 0.5) * 2.0 * uReach;
  float dark = 1.0 - lightAt(share) * uBrightness;
  finalColor = vec4(BLACK * dark, dark);
}
`

/** How many places of a moment ago the eye keeps. */
export const GLIMPSES = 8

const PLACES = Array.from({ length: GLIMPSES }, (_, place) => place)

/** What the eye keeps of the page: where it was lit a moment ago, the brighter the shorter that was. Nothing is seen twice. */
export const GLIMPSED = `
uniform sampler2D uPage;
uniform vec2 uFrom;
uniform vec2 uSpan;
uniform vec2 uWindow;
${PLACES.map((place) => `uniform vec2 uAt${place};\nuniform float uLeft${place};`).join('\n')}

const float REACH = ${LIGHT.radius.toFixed(1)};
${LIGHT_AT}
float glimpse(vec2 away, float left) {
  return left * lightAt(0.3 + 0.7 * length(away) / REACH);
}

void main() {
  vec2 place = uFrom + vPlace * uSpan;
  float light = 0.0;
${PLACES.map((place) => `  light = max(light, glimpse(place - uAt${place}, uLeft${place}));`).join('\n')}
  finalColor = vec4(texture(uPage, place / uWindow).rgb * light, 1.0);
}
`
