/** How near the blot comes to the edges of the stage, in scene units. */
export const MARGIN = 120

/** How far about its middle the blot can be pressed, in scene units. */
export const REACH = 90

/** How far above its feet the middle of its body is, in scene units. */
export const BODY = 20
