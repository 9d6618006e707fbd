/** The most that something may come to. */
export interface Budget {
  /** What of the site it is a budget of: a heading of `docs/budgets.md`. */
  readonly of: string
  readonly what: string
  readonly most: number
  /** `KB` is 1024 bytes, and `kB` 1000; what is only counted has none. */
  readonly unit: 'KB' | 'kB' | 'MB' | 'bytes' | 'yardsticks' | 'minutes' | ''
  readonly why: string
  /** Days that may have more, by slug, and why. */
  readonly except: { readonly days: Readonly<Record<string, number>>; readonly why: string } | undefined
}

/** Over how many visits `BUDGETS.visits` is measured. */
export const VISITS = 30

const home = budgetsOf('Home')
const day = budgetsOf('A day')
const chat = budgetsOf('The chat room')
const bookOf = budgetsOf('The book')
const phone = budgetsOf('A telephone')
const link = budgetsOf('A shared link')
const frame = budgetsOf('A frame')
const memory = budgetsOf('Memory')
const repository = budgetsOf('The repository')

/** All budgets. Those that measure take their numbers from here, and `docs/budgets.md` is made of it, and of where they are read. */
export const BUDGETS = {
  homeScript: home('JavaScript, gzipped', 92.5, 'KB', 'whoever comes for the index page waits for it'),
  homeStyles: home('styles, gzipped', 12, 'KB', 'they hold up the first painting'),
  homeForeigners: home('modules of Pixi, Firebase or a day', 0, '', 'nothing is loaded before it is wanted'),
  homeRequests: home('requests', 12, '', 'each is a way to the server'),
  homeWeight: home('all that is loaded', 207, 'KB', 'it is the whole of a first visit'),
  homeKeeping: home(
    'what the service worker loads besides, once the page is at rest',
    56,
    'KB',
    'it is its own code, the list of all files, and what a page without a network says that a day is not there with',
  ),
  homePaint: home(
    'first and largest contentful paint, beside the same page without its scripts',
    1.25,
    'yardsticks',
    'it is seen before it comes alive',
  ),
  homeShift: home('layout shift', 0, '', 'nothing moves under the pointer'),
  homePictures: home('pictures of the first view, on a sharp screen', 150, 'kB', 'they are most of what home may load'),
  icons: home('icons', 6, 'KB', 'every page waits for them'),
  sharpIcons: home('icons, for sharp screens', 15, 'KB', 'every page waits for them'),
  vignettes: home('the vignettes at rest, all 31', 35, 'KB', 'they come with the first view'),
  sharpVignettes: home('the vignettes at rest, for sharp screens', 80, 'KB', 'they come with the first view'),
  arrivalVignette: home('the vignette that is shown while a day loads', 10, 'KB', 'it has to be there before the day'),
  font: home('each of the two fonts', 40, 'KB', 'text is set anew once it has come'),

  dayChunk: day('its own script, gzipped', 15, 'KB', 'it holds rules, view and tables of one day', {
    days: { flame: 20 },
    why: 'it brings the library of its list along',
  }),
  dayRequests: day('requests from a home that is open', 15, '', 'each is a way to the server', {
    days: { flame: 20 },
    why: 'it has its pictures one by one',
  }),
  dayScript: day(
    'JavaScript from a cold home, with sound, gzipped',
    210,
    'KB',
    'it is Pixi, the stage and the mixer, and a little more',
  ),
  laterScript: day('the script of what it draws later, gzipped', 12, 'KB', 'it comes while somebody plays'),
  laterPictures: day(
    'the pictures of what it draws later',
    250,
    'KB',
    'they come while somebody plays, on slow lines, too',
  ),
  stamp: day('each of its stamps', 4, 'KB', 'what was found is shown at once'),
  dayAssets: day(
    'pictures and sounds, but for loops and for what only some windows show',
    400,
    'KB',
    'whoever is on a slow line waits for them',
  ),
  directRequests: day('requests when it is the first page of all', 18, '', 'links to days are passed on', {
    days: { scallop: 23, flame: 28 },
    why: 'figurines, the digits of their numbers and their names come one by one; so do the pictures of flame',
  }),
  directWeight: day('all that is loaded when it is the first page of all', 566, 'KB', 'links to days are passed on', {
    days: { flame: 688 },
    why: 'it brings the database along',
  }),
  wordsPaint: day(
    'first and largest contentful paint where the largest is words, as in scallop, beside home without its scripts',
    3.5,
    'yardsticks',
    'words are read while the picture comes',
  ),
  overlayModules: day('modules of the debug overlay, unasked', 0, '', 'it is for scene makers'),
  sounds: day('sounds, but for loops', 170, 'kB', 'pictures have the rest of the 400'),
  allSounds: day('sounds, but for music', 350, 'kB', 'they come after the first press'),
  music: day('music', 600, 'kB', 'a tune is long, and nobody waits for it'),
  figurine: day('a figurine of scallop', 40, 'kB', 'it is there before the next press'),

  database: chat('the code of its database, gzipped', 150, 'KB', 'it is nearly all of what flame loads'),
  databaseElsewhere: chat('other days that load it', 0, '', 'only flame talks'),
  rows: chat('messages in the page, of however many there are', 100, '', 'there may be ten thousand'),

  bookScript: bookOf('its own script, gzipped', 12, 'KB', 'it holds what can be found on all days'),
  study: bookOf('studies and trace of a day', 12, 'KB', 'they come with its picture, of three days at once'),
  along: bookOf(
    'the box that is taken along',
    30,
    'MB',
    'it is all days with their sounds, in one language and density',
  ),
  sharpAlong: bookOf(
    'the box that is taken along, for sharp screens',
    33,
    'MB',
    'it is all days with their sounds, in one language and density',
  ),
  card: bookOf('the picture of a day', 90, 'KB', 'three may come as one is turned to'),

  phonePaint: phone(
    'largest contentful paint, beside that of home in a wide window',
    1,
    'yardsticks',
    'it is there as soon as the index is',
  ),
  phoneRequests: phone('requests', 22, '', 'each is a way to the server, and lines are slow'),
  phoneWeight: phone('all that is loaded', 410, 'KB', 'it is the whole of a first visit, and lines are slow'),
  phoneShift: phone('layout shift', 0, '', 'nothing moves under a finger'),
  galleryScript: phone('the script of its gallery, gzipped', 10, 'KB', 'it holds what is said of all days'),

  sharedPage: link('the page of a day, or of what is not there', 4, 'KB', 'services read the beginning of a page only'),
  sharedPicture: link('its picture', 90, 'KB', 'it is fetched while somebody writes a message'),

  frame: frame(
    'processor time without a graphics card, beside one opaque picture as large as the window',
    2.5,
    'yardsticks',
    'a processor pays for every pixel of every layer, and one such picture is the least that a stage can be',
  ),
  rest: frame(
    'processor time a second of a day at rest without a graphics card, of all processes',
    10.5,
    'yardsticks',
    'a day that is left open is no reason for a fan to run',
    {
      days: { gargoyle: 13, salty: 14, gear: 17 },
      why: 'a fire of 200 flames burns; a captain who breathes and a telephone that rings cover the window with their parts',
    },
  ),
  restMainThread: frame(
    'processor time a second of a day at rest, of the page alone',
    0.32,
    'yardsticks',
    'what else is open has the rest of it',
    { days: { fairy: 0.4, farm: 0.4 }, why: 'fairies and fish are moved one by one' },
  ),
  drawCalls: frame('draw calls', 25, '', 'each takes its time, whatever is drawn by it'),
  textures: frame(
    'textures of a day, at density 1',
    64,
    'MB',
    'telephones have little memory for pictures, and density 2 takes four times as much of what is printed for the window',
  ),

  visits: memory(
    `kept by ${VISITS} visits to days, in all`,
    250,
    'KB',
    'whoever goes through the month does not fill the memory',
  ),
  laterVisit: memory(
    `kept by each visit after the first ${VISITS}`,
    4,
    'KB',
    'what those leave is mostly made once: whoever stays all day comes back all day',
  ),
  pooled: memory(
    'objects of each kind that such visits leave on the graphics card',
    16,
    '',
    'Pixi keeps some for the next shapes and masks',
  ),
  overlayOpening: memory('kept by an opening of the debug overlay', 20, 'KB', 'it is opened all day long'),
  overlayClosed: memory(
    'allocated a frame once it is closed again, beyond a page where it never was',
    2048,
    'bytes',
    'closed, it costs nothing; this much is chance',
  ),

  suite: repository(
    'all tests, on two cores',
    12,
    'minutes',
    'they are run before every change; told at the end of a run, which a slow machine does not fail by',
  ),
  snapshot: repository(
    'a snapshot, tiles and picture',
    150,
    'KB',
    'there are hundreds, and every change of one stays in the history',
  ),
} as const

/** Makes the budgets under one heading. */
function budgetsOf(of: string) {
  return (what: string, most: number, unit: Budget['unit'], why: string, except?: Budget['except']): Budget => ({
    of,
    what,
    most,
    unit,
    why,
    except,
  })
}

/** The most that a day may have. */
export function mostFor({ most, except }: Budget, slug: string): number {
  return except?.days[slug] ?? most
}
