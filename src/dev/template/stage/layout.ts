/** How near the blot comes to the edges of the stage, in scene units. */
export const MARGIN = 120

/** The ends of its way on a stage of that width: in a window too narrow for one, both are its middle. */
export function endsOf(width: number): { readonly left: number; readonly right: number } {
  const margin = Math.min(MARGIN, width / 2)
  return { left: margin, right: width - margin }
}

/** How far about its middle the blot can be pressed, in scene units. */
export const REACH = 90

/** How far above its feet the middle of its body is, in scene units. */
export const BODY = 20
