import { DRAWINGS, DRAWN, POOL } from './light'

/**
 * The floor, the pool of light on it, and the night around: in one go, for each would else be a layer as large as the window. The floor's
 * alpha is the hatching that lies on it where no light comes; the light's colours are what the night takes away, its alpha how far the
 * light pales. The light is at `uAt`, `uSize` times as large as drawn; `uDrawing` says which of its drawings is due. They lie side by
 * side, and `INSET` keeps them from running into one another. The hatching comes up from one and a half times as far as the pool
 * reaches to nearly twice, by squares, as a root is dear.
 */
export const FRAGMENT = `
uniform sampler2D uFloor;
uniform sampler2D uLight;
uniform vec2 uAt;
uniform float uSize;
uniform float uDrawing;

const vec3 PAPER = vec3(0.961, 0.925, 0.851);
const vec3 INK = vec3(0.128, 0.118, 0.112);
const vec2 POOL = vec2(${POOL.radiusX}, ${POOL.radiusY});
const vec2 DRAWN = vec2(${DRAWN.width}, ${DRAWN.height});
const float DRAWINGS = float(${DRAWINGS});
const vec2 INSET = vec2(1.0) / DRAWN;

void main() {
  vec4 ground = texture(uFloor, vUV);
  vec2 away = (vPlace - uAt) / uSize;
  vec2 place = clamp(away / DRAWN + 0.5, INSET, 1.0 - INSET);
  vec4 light = texture(uLight, vec2((place.x + uDrawing) / DRAWINGS, place.y));
  vec3 color = mix(ground.rgb, PAPER, light.a) * light.rgb;
  vec2 reach = away / POOL;
  float dark = smoothstep(2.25, 3.8, dot(reach, reach));
  finalColor = vec4(mix(color, INK, ground.a * dark), 1.0);
}
`
