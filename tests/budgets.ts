/** `KB` is 1024 bytes, and `kB` 1000; what is only counted has none. */
type Unit = 'KB' | 'kB' | 'MB' | 'bytes' | 'yardsticks' | ''

/** The most that something may come to. */
export interface Budget {
  /** What of the site it is a budget of: a heading of `docs/budgets.md`. */
  readonly of: 'Home' | 'A day' | 'The chat room' | 'A frame' | 'Memory' | 'The repository'
  readonly what: string
  readonly most: number
  readonly unit: Unit
  readonly why: string
  /** Days that may have more, by slug, and why. */
  readonly except?: { readonly days: Readonly<Record<string, number>>; readonly why: string }
}

/** Over how many visits `BUDGETS.visits` is measured. */
export const VISITS = 30

/** All budgets. Those that measure take their numbers from here, and `docs/budgets.md` is made of it, and of where they are read. */
export const BUDGETS = {
  homeScript: {
    of: 'Home',
    what: 'JavaScript, gzipped',
    most: 90,
    unit: 'KB',
    why: 'whoever comes for the index page waits for it',
  },
  homeStyles: {
    of: 'Home',
    what: 'styles, gzipped',
    most: 12,
    unit: 'KB',
    why: 'they hold up the first painting',
  },
  homeForeigners: {
    of: 'Home',
    what: 'modules of Pixi, Firebase or a day',
    most: 0,
    unit: '',
    why: 'nothing is loaded before it is wanted',
  },
  homeRequests: {
    of: 'Home',
    what: 'requests',
    most: 14,
    unit: '',
    why: 'each is a way to the server',
  },
  homeWeight: {
    of: 'Home',
    what: 'all that is loaded',
    most: 220,
    unit: 'KB',
    why: 'it is the whole of a first visit',
  },
  homeShift: {
    of: 'Home',
    what: 'layout shift',
    most: 0,
    unit: '',
    why: 'nothing moves under the pointer',
  },
  homePictures: {
    of: 'Home',
    what: 'pictures of the first view, on a sharp screen',
    most: 150,
    unit: 'kB',
    why: 'they are most of what home may load',
  },
  icons: { of: 'Home', what: 'icons', most: 6, unit: 'KB', why: 'every page waits for them' },
  sharpIcons: {
    of: 'Home',
    what: 'icons, for sharp screens',
    most: 15,
    unit: 'KB',
    why: 'every page waits for them',
  },
  vignettes: {
    of: 'Home',
    what: 'the vignettes at rest, all 31',
    most: 35,
    unit: 'KB',
    why: 'they come with the first view',
  },
  sharpVignettes: {
    of: 'Home',
    what: 'the vignettes at rest, for sharp screens',
    most: 80,
    unit: 'KB',
    why: 'they come with the first view',
  },
  arrivalVignette: {
    of: 'Home',
    what: 'the vignette that is shown while a day loads',
    most: 10,
    unit: 'KB',
    why: 'it has to be there before the day',
  },
  font: {
    of: 'Home',
    what: 'each of the two fonts',
    most: 40,
    unit: 'KB',
    why: 'text is set anew once it has come',
  },

  dayChunk: {
    of: 'A day',
    what: 'its own script, gzipped',
    most: 15,
    unit: 'KB',
    why: 'it holds rules, view and tables of one day',
    except: { days: { flame: 20 }, why: 'it brings the library of its list along' },
  },
  dayRequests: {
    of: 'A day',
    what: 'requests from a home that is open',
    most: 15,
    unit: '',
    why: 'each is a way to the server',
    except: { days: { flame: 20 }, why: 'it has its pictures one by one' },
  },
  dayScript: {
    of: 'A day',
    what: 'JavaScript from a cold home, with sound, gzipped',
    most: 210,
    unit: 'KB',
    why: 'it is Pixi, the stage and the mixer, and a little more',
  },
  dayAssets: {
    of: 'A day',
    what: 'pictures and sounds, but for loops and for what only some windows show',
    most: 400,
    unit: 'KB',
    why: 'whoever is on a slow line waits for them',
  },
  directRequests: {
    of: 'A day',
    what: 'requests when it is the first page of all',
    most: 20,
    unit: '',
    why: 'links to days are passed on',
    except: {
      days: { scallop: 25, flame: 30 },
      why: 'figurines, the digits of their numbers and their names come one by one; so do the pictures of flame',
    },
  },
  directWeight: {
    of: 'A day',
    what: 'all that is loaded when it is the first page of all',
    most: 600,
    unit: 'KB',
    why: 'links to days are passed on',
    except: { days: { flame: 680 }, why: 'it brings the database along' },
  },
  overlayModules: {
    of: 'A day',
    what: 'modules of the debug overlay, unasked',
    most: 0,
    unit: '',
    why: 'it is for scene makers',
  },
  sounds: {
    of: 'A day',
    what: 'sounds, but for music',
    most: 170,
    unit: 'kB',
    why: 'pictures have the rest of the 400',
  },
  music: {
    of: 'A day',
    what: 'music',
    most: 600,
    unit: 'kB',
    why: 'a tune is long, and nobody waits for it',
  },
  figurine: {
    of: 'A day',
    what: 'a figurine of scallop',
    most: 40,
    unit: 'kB',
    why: 'it is there before the next press',
  },

  database: {
    of: 'The chat room',
    what: 'the code of its database, gzipped',
    most: 150,
    unit: 'KB',
    why: 'it is nearly all of what flame loads',
  },
  databaseElsewhere: {
    of: 'The chat room',
    what: 'other days that load it',
    most: 0,
    unit: '',
    why: 'only flame talks',
  },
  rows: {
    of: 'The chat room',
    what: 'messages in the page, of however many there are',
    most: 100,
    unit: '',
    why: 'there may be ten thousand',
  },

  frame: {
    of: 'A frame',
    what: 'processor time without a graphics card, beside one opaque picture as large as the window',
    most: 2.5,
    unit: 'yardsticks',
    why: 'a processor pays for every pixel of every layer, and one such picture is the least that a stage can be',
  },
  drawCalls: {
    of: 'A frame',
    what: 'draw calls',
    most: 25,
    unit: '',
    why: 'each takes its time, whatever is drawn by it',
  },
  textures: {
    of: 'A frame',
    what: 'textures of a day, at density 1',
    most: 64,
    unit: 'MB',
    why: 'telephones have little memory for pictures, and density 2 takes four times as much of what is printed for the window',
  },

  visits: {
    of: 'Memory',
    what: `kept by ${VISITS} visits to days, in all`,
    most: 250,
    unit: 'KB',
    why: 'whoever goes through the month does not fill the memory',
  },
  pooled: {
    of: 'Memory',
    what: 'objects of each kind that such visits leave on the graphics card',
    most: 16,
    unit: '',
    why: 'Pixi keeps some for the next shapes and masks',
  },
  overlayOpening: {
    of: 'Memory',
    what: 'kept by an opening of the debug overlay',
    most: 20,
    unit: 'KB',
    why: 'it is opened all day long',
  },
  overlayClosed: {
    of: 'Memory',
    what: 'allocated a frame once it is closed again, beyond a page where it never was',
    most: 2048,
    unit: 'bytes',
    why: 'closed, it costs nothing; this much is chance',
  },

  snapshot: {
    of: 'The repository',
    what: 'a snapshot, tiles and picture',
    most: 150,
    unit: 'KB',
    why: 'there are hundreds, and every change of one stays in the history',
  },
} as const satisfies Readonly<Record<string, Budget>>

/** The most that a day may have. */
export function mostFor({ most, except }: Budget, slug: string): number {
  return except?.days[slug] ?? most
}
