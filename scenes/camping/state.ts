import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What the lantern can find. The last three of the first night are blotlings, by what grows on their heads. */
export type Thing =
  | 'tent'
  | 'feet'
  | 'mouse'
  | 'embers'
  | 'mushrooms'
  | 'toadstools'
  | 'boots'
  | 'bear'
  | 'owl'
  | 'eared'
  | 'round'
  | 'tipped'
  | Guest

/** Who is there on the first. */
export type First = Exclude<Thing, Guest>

/** Who comes on the second night, and on the third. */
export type Guest =
  | ('hen' | 'dog' | 'crab' | 'stone' | 'horned' | 'hatted' | 'dreamer' | 'snail' | 'glimmers' | 'bed' | 'prints')
  | ('reader' | 'biggin' | 'abed' | 'egg' | 'dozing' | 'statue' | 'walked' | 'tower' | 'creeper' | 'sock')

/** How eyes in the dark are made. */
export type Kind = 'round' | 'tall' | 'one' | 'owl' | 'slant' | 'dots' | 'sleepy' | 'spider'

/** Somebody's eyes. */
export interface Eyes {
  areShut: boolean
  /** When they began to shut, or to open: simulated ms. */
  since: number
  /** When they dare to open again; `null` while the light is near, and when they are open. */
  opensAt: number | null
}

/** Something that can be found. */
export interface Find {
  /** Whether the light reaches it. */
  isLit: boolean
  /** Since when it has been so: simulated ms. */
  since: number
  /** Whether the light has ever reached it. */
  isSeen: boolean
  /** When it was found, pressed or hung upon; `null` until then. */
  foundAt: number | null
  /** What it does when it has been pressed lasts so long. */
  answer: Span | null
}

export interface CampingState {
  /** Where its flame hangs, in units of the camp. */
  lantern: Point
  /** When it was last hung somewhere, and to which side that swings it. */
  hung: { at: number; side: -1 | 1 } | null
  /** Whether the visitor has it in hand: then it goes with the pointer. */
  isHeld: boolean
  /** Whether there is a pointer: until then no firefly flies about. */
  hasPointer: boolean
  /** How far the light reaches, in CSS pixels. */
  radius: number
  /** The moth, that goes after the light. */
  moth: Point
  /** In the order of the layout's watchers. */
  eyes: Eyes[]
  finds: Record<Thing, Find>
  /** The toes are curled up: somebody has been at them with a feather, or a light. */
  curl: Span | null
  /** When the mouse dares again, once it is dark; `null` in the light. */
  tickleAt: number | null
  /** When the sleeper last began to snore. */
  snoredAt: number
  /** The bear turns a page, or has turned one. */
  page: Span | null
  nextPageAt: number
  hootAt: number
  /** Somebody in the largest mushroom has a light on. */
  tenant: Span | null
  nextTenantAt: number
  /** Everything has been found: everybody is glad, and fireflies dance about the lantern. */
  party: Span | null
  /** Whether what is drawn of the other nights has come. */
  hasLater: boolean
  /** How many nights are over: the wood is that of every third, and the bear is a chapter further. */
  nights: number
  /** The lantern is out, and the wood becomes another. */
  nightfall: Span | null
  /** When the lantern was lit: its light breathes since. */
  litAt: number
}

export interface Events {
  /** The lantern hangs somewhere else. What was pressed there, if it was anything but the wood. */
  hung: { thing: Thing | null; nights: number }
  /** The lantern's flame was pressed. */
  glowed: null
  /** Whoever is in the tent snores. */
  snored: null
  /** Whoever is in the tent giggles: the toes were tickled. */
  giggled: null
  /** The mouse was caught in the light. */
  squeaked: null
  hooted: null
  /** The bear turns a page. */
  turned: null
  /** The bear was pressed, and looks over its spectacles. */
  hummed: null
  crackled: null
  /** A mushroom was pressed: a knock at its door. */
  knocked: null
  /** The boots were pressed, and hop. */
  hopped: null
  /** A blotling that passes for a stone was pressed, and looks. */
  peeped: null
  /** There is a light in a mushroom. */
  lodged: null
  /** The lantern hung long enough before something: so many of the night's are found. */
  noticed: { count: number }
  /** Nothing is left to be found. */
  foundAll: null
  /** The party is over, and the lantern out. */
  wentOut: null
  /** It is lit again, after so many nights. */
  relit: { nights: number }
}
