/**
 * Moves the stars. A star lies in its lane (`aLane`: the way it flies, how far out it is for its layer, which layer) and is drawn as
 * its shape says (`aShape`: its size, what it is, how it is turned). Streaks and trails grow with how far they have come, a cut star
 * keeps its proportions. What is printed in the still and is not the plate itself lies before the stars: the plate lacks a little of
 * being opaque.
 */
export const VERTEX = `
in vec2 aPosition;
in vec2 aUV;
in vec4 aLane;
in vec3 aShape;
out vec2 vUV;
out vec2 vWindow;
out float vShown;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uFar;
uniform vec4 uShown;
uniform vec4 uAsideX;
uniform vec4 uAsideY;
uniform vec2 uWide;

void main() {
  int layer = int(aLane.w);
  float out_ = uFar[layer] * aLane.z;
  vec2 lane = aLane.xy * uWide;
  float star = (8.0 + out_ * 0.03) / 34.0;
  vec2 size = vec2(star);
  if (aShape.y < 0.5) size = vec2((out_ * 0.24 * (0.35 + aShape.x) + 3.0) / 160.0, (0.9 + 3.2 * aShape.x) * (0.35 + out_ / 620.0) / 5.0);
  else if (aShape.y < 1.5) size = vec2(out_ * 0.3 / 160.0, star * 1.15);
  vec2 way = aShape.y < 1.5 ? normalize(lane) : vec2(cos(aShape.z), sin(aShape.z));
  vec2 corner = aPosition * size;
  vec2 place = lane * out_ + vec2(corner.x * way.x - corner.y * way.y, corner.x * way.y + corner.y * way.x);
  place += vec2(uAsideX[layer], uAsideY[layer]);
  vec3 clip = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(place, 1.0);
  gl_Position = vec4(clip.xy, 0.0, 1.0);
  vUV = aUV;
  vWindow = vec2(0.5 + 0.5 * clip.x, 0.5 - 0.5 * clip.y);
  vShown = uShown[layer];
}
`

export const FRAGMENT = `
precision highp float;
in vec2 vUV;
in vec2 vWindow;
in float vShown;
out vec4 finalColor;
uniform sampler2D uSheet;
uniform sampler2D uPlate;

void main() {
  finalColor = texture(uSheet, vUV) * vShown * (1.0 - step(0.998, texture(uPlate, vWindow).a));
}
`

/** How opaque the plate is printed, by which the stars know it from what is cut into it. Nobody sees it. */
export const PLATE_ALPHA = 254 / 255
