import { FLIGHT, PICTURE, ROUNDNESS } from '../layout'

/**
 * How large a quarter is as it sets out, as a share of its size. Those of the whole picture are as large as that was, and each lets
 * through a quarter of what it takes away, so that all four begin as what they come from.
 */
const START = { small: '0.6', whole: '2.0' } as const
/** How far around a blot there is room for its edge, in scene units; that of a large one is cloudy, too. */
const ROOM = { small: '0.5', large: '2.5' } as const
/** Half the side of a blot, in scene units, from which on clouds are seen in it: a look at the wash for every pixel of it is dear. */
const CLOUDY = '10.5'

/**
 * A blot is a square about its middle. What it is a quarter of lies towards the even lines of a grid of squares of its size; out of the
 * middle of that it flies, slowly first.
 */
export const VERTEX = `
in vec2 aPosition;
in vec4 aBlot;
in vec4 aColor;
out vec2 vFrom;
out vec2 vWash;
out vec3 vColor;
out float vHalf;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uNow;
uniform float uSwell;
uniform vec4 uSheetPart;
void main() {
  float since = aBlot.w;
  float share = clamp((uNow - since) / ${FLIGHT.toFixed(1)}, 0.0, 1.0);
  float way = share * share;
  float side = max(aBlot.z * 2.0, 0.001);
  vec2 cell = floor(aBlot.xy / side);
  vec2 inward = 1.0 - 2.0 * mod(cell, 2.0);
  vec2 middle = aBlot.xy + inward * aBlot.z * (1.0 - way);
  // Blots that are fine lie close together.
  float inset = aBlot.z > ${(PICTURE.pixel * 3).toFixed(1)} ? 1.7 : 0.5;
  bool isOfWhole = abs(aBlot.z - ${(PICTURE.side / 4).toFixed(1)}) < 1.0;
  vHalf = (aBlot.z - inset) * mix(isOfWhole ? ${START.whole} : ${START.small}, 1.0, way) + (aBlot.z > ${(PICTURE.side / 3).toFixed(1)} ? uSwell : 0.0);
  vFrom = aPosition * (aBlot.z > 0.0 ? vHalf + (vHalf > ${CLOUDY} ? ${ROOM.large} : ${ROOM.small}) : 0.0);
  vec2 place = middle + vFrom;
  // Each takes another part of the wash, and keeps it as it flies; the larger it is, the more of it.
  float grain = min(1.0, aBlot.z / ${(PICTURE.side / 2).toFixed(1)}) * 0.55 + 0.1;
  vec2 corner = fract(aBlot.xy * 0.0137 + vec2(aColor.a, aColor.a * 1.7)) * (1.0 - grain);
  vWash = uSheetPart.xy + uSheetPart.zw * (corner + (aPosition * 0.5 + 0.5) * grain);
  vColor = isOfWhole ? pow(aColor.rgb, vec3(mix(0.25, 1.0, way * way))) : aColor.rgb;
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(place, 1.0)).xy, 0.0, 1.0);
}
`

/** A rounded square of a wash: cloudy the larger it is, darker along its edge, where colour has run to and dried. */
export const FRAGMENT = `precision highp float;
in vec2 vFrom;
in vec2 vWash;
in vec3 vColor;
in float vHalf;
out vec4 finalColor;
uniform sampler2D uSheet;
uniform float uCrack;
void main() {
  float round = vHalf * ${(ROUNDNESS * 2).toFixed(2)};
  vec2 beyond = max(abs(vFrom) - (vHalf - round), 0.0);
  float away = length(beyond) - round;
  vec3 color = vColor;
  if (vHalf > ${CLOUDY}) {
    float cloud = texture(uSheet, vWash).a - 0.5;
    float big = min(vHalf * 0.02 - 0.2, 1.0);
    away += cloud * big * 3.0;
    // The whole blot, about to come apart.
    if (uCrack > 0.0 && vHalf > ${(PICTURE.side / 3).toFixed(1)}) {
      float far = max(abs(vFrom.x), abs(vFrom.y)) / vHalf;
      away = max(away, uCrack * (1.0 - far * 1.3) - min(abs(vFrom.x), abs(vFrom.y)) + cloud * 5.0);
    }
    float rim = clamp(1.0 + away * 0.16, 0.0, 1.0) * big;
    color = color * (1.0 - rim * 0.16) + (1.0 - color) * big * clamp(-cloud * 2.4, -0.2, 0.4);
  }
  // A scene unit is about a pixel: so soft is its edge.
  float alpha = clamp(0.5 - away, 0.0, 1.0);
  finalColor = vec4(color * alpha, alpha);
}
`
