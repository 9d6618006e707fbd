/** The pressure of the pen along a stroke: `along` runs 0…1, the answer is a share of the stroke's width. */
export type Profile = (along: number) => number

/** The named pressures. Outlines choose their own. */
const PROFILES = {
  /** Point, belly, point: gestures. */
  brush: (along) => Math.sin(Math.PI * along ** 0.8) ** 0.55,
  /** Blunt in, quick lift: short marks, lettering. */
  pen: (along) => (0.75 + 0.25 * Math.min(1, along * 6)) * Math.min(1, (1 - along) * 7 + 0.25),
  /** Press, then flick away: hair, the ends of hatching, creases. */
  flick: (along) => Math.min(1, along * 14 + 0.35) * (1 - along) ** 0.85,
  /** The engraver's swelling line: folds, water, lights. */
  swell: (along) => Math.sin(Math.PI * along),
  /** Thin, then a heavy stop. */
  grow: (along) => along ** 0.8 * Math.min(1, (1 - along) * 9 + 0.2),
  /** The same all along: straps, stripes. */
  even: () => 1,
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES

export function profileOf(profile: ProfileName | Profile = 'brush'): Profile {
  return typeof profile === 'function' ? profile : PROFILES[profile]
}
