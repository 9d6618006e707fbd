/** How many figurines there are. Source: docs/specification.md, Section 2, gallery. */
export const FIGURINES = 127

/** The rows of the label sheet, in scene units, and how many names are in sight. */
export const ROWS = { left: 124, top: 128, width: 452, height: 54.8, count: 14 } as const
/** The furthest that the names can be scrolled. */
export const LAST_TOP = FIGURINES - ROWS.count

/** How high the chosen label stands in its row, in scene units. */
export const LABEL_HEIGHT = 44

/** The middle of the clip on the sheet's edge: across, and from where to where it slides. */
export const CLIP = { x: 607, top: 170, bottom: 830, halfWidth: 24, halfHeight: 50 } as const

/** Where the clip's middle is when the names in sight begin with that one, in scene units down the stage. */
export const clipPlace = (top: number) => CLIP.top + (top / LAST_TOP) * (CLIP.bottom - CLIP.top)

/** The tags of the language switch: their middles, how they hang, in degrees, and half their size. */
export const TAGS = { en: { x: 136, y: 52, turn: -2.6 }, fr: { x: 252, y: 52, turn: 2.4 } } as const
export const TAG = { halfWidth: 56, halfHeight: 25 } as const

/** The hands that point up and down the list: their finger tips, and the way they point, in degrees. */
export const HANDS = { up: { x: 716, y: 392, turn: -88 }, down: { x: 700, y: 756, turn: 92 } } as const
/** A hand's length from its finger tip, and half its width. */
export const HAND = { length: 148, halfWidth: 36 } as const

/** The middle of the shell's hinge. */
export const HINGE = { x: 1112, y: 460 } as const
/** Where the shell can be pressed: a disc about the figurine that it stands behind. */
export const SHELL = { x: 1112, y: 408, radius: 296 } as const

/** Where a figurine's base stands, and scene units for a unit of its picture. */
export const GROUND = { x: 1112, y: 798 } as const
export const FIGURINE = { width: 256, height: 312, groundX: 128, groundY: 290, scale: 2.2, density: 1.9 } as const

/** The nails of the three number plates, and how these hang, in degrees. */
export const PLATES = [
  { x: 663, y: 72, turn: -3 },
  { x: 708, y: 77, turn: 1 },
  { x: 753, y: 71, turn: 4 },
] as const

/** Who sleeps in the pigeon-holes: the shelf under each, and how large it is. */
export const SLEEPERS = {
  hen: { x: 1540, y: 303, halfWidth: 64, height: 128 },
  bust: { x: 1540, y: 567, halfWidth: 72, height: 160 },
  grin: { x: 1540, y: 847, halfWidth: 66, height: 142 },
} as const

/** The paste pot's foot, and how large it is with its brush. */
export const PASTE = { x: 46, y: 990, left: -46, top: -190, width: 112, height: 208, scale: 0.8 } as const

/** The way of the thief along the sheet's foot, in scene units. */
export const THIEF_WAY = { from: -500, to: 742, y: 984, halfWidth: 62, height: 92 } as const

/** How long the old figurine sinks, in ms. */
export const SINKING = 140
/** How long after the old one has begun to sink the new one begins to rise, in ms: the niche is never empty between them. */
export const RISES_AFTER = 50
/** How long the marker slides to another label, in ms. */
export const SLIDING = 120

/** Where a figurine's picture is found under the site's address, by its index. Source: docs/specification.md, Section 2, gallery. */
export const figurineFile = (index: number) => `day4/${index + 1}.png`
/** The same of a digit of the counter. */
export const digitFile = (digit: number) => `day4/nb_${digit}.png`

/** The three digits of an entry's number: hundreds, tens, units. Source: docs/specification.md, Section 2, gallery. */
export function digitsOf(index: number): readonly [hundreds: number, tens: number, units: number] {
  const number = index + 1
  return [number >= 100 ? 1 : 0, Math.floor(number / 10) % 10, number % 10]
}

/** Where the counter can be pressed, its frame with it, once that hangs there. */
export const COUNTER = { left: 634, top: 50, width: 150, height: 200 } as const
/** The nail of the frame below the counter, which says how many have been looked at. */
export const TALLY = { x: 708, y: 158 } as const

/**
 * A visit to the whole cabinet from further away, in ms: how long one steps back, and in again; how long nothing is chosen before a
 * compartment that is whole bows; from when on a press ends the visit.
 */
export const VISIT = { back: 500, in: 600, waits: 700, deaf: 300 } as const
/** The last sheet, in ms after one has stepped back: slides off, falls, and nothing. */
export const LAST_SHEET = { slides: 400, falls: 700, nothing: 300 } as const
/**
 * The bow, in ms: it runs from the niche outwards, so long for each so many scene units; whoever stands in the niche is the last. They go
 * down, stay there (a compartment, and all of them), and come up.
 */
export const BOW = { column: 60, apart: 70, hero: 780, down: 500, held: { part: 500, all: 900 }, up: 500 } as const
/** When the bow begins, in ms after the visit has. */
export const BOWS_AT = {
  part: VISIT.back + 200,
  all: VISIT.back + LAST_SHEET.slides + LAST_SHEET.falls + LAST_SHEET.nothing,
} as const
/** From when on a press ends such a visit, and how long it lasts, in ms. */
export const HEARS_AT = { look: VISIT.deaf, part: BOWS_AT.part, all: BOWS_AT.all + 1500 } as const
export const LASTS = {
  part: BOWS_AT.part + BOW.hero + BOW.down + BOW.held.part + BOW.up + VISIT.in,
  all: BOWS_AT.all + BOW.hero + BOW.down + BOW.held.all + BOW.up + 900 + VISIT.in,
} as const

/** When so many have been looked at, they bow for the first time, wherever they stand; and from then on every compartment that is whole. */
export const FIRST_BOW = 10

/** Where one of the small figurines can be pressed, about the middle of its foot. */
export const SMALL_ONE = { halfWidth: 36, above: 112, below: 14 } as const
