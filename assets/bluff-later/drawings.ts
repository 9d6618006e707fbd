import { drawEyes, drawHangingBat, EYES } from '../bluff/bat'
import { drawPassenger, PASSENGER_FRAMES } from '../bluff/gulls'
import { NEGATIVE } from '../bluff/night'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawCard, drawHerring, FACES, HERRINGS } from './cards'
import { drawGoatBody, drawGoatHead, GOAT_HEAD, GOAT_HEADS } from './goat'
import { drawGullTail, drawGullWing, drawTableGull, GULL, GULL_WING, GULLS } from './gull'
import { drawHenWing, drawTableHen, HEN, HENS } from './hen'
import { drawDay, drawKibitzers, drawRoom } from './room'
import {
  BAT_FEET,
  BURNT,
  CANDLE,
  DAY,
  GOAT_BODY,
  GOAT_NECK,
  GULL_SEAT,
  GULL_TAIL,
  HEN_SEAT,
  HEN_WING,
  KIBITZERS,
  ROOM,
  SEAT,
  TABLE,
  WING,
} from './shared'
import { drawStake, STAKE_FRAMES } from './stakes'
import { drawCandle, drawFlame, drawRays, drawSeat, drawTable, FLAME_BOX, RAYS } from './table'

const LINE = { under: 0, boil: false, lineWidth: 3.4, keep: 'line', scale: 0.95 } as const
/** What lies where it is drawn, by its upper left corner. */
function placed<Page extends { readonly left: number; readonly top: number }>(page: Page) {
  return { ...LINE, bleed: true, ...page, anchor: [page.left, page.top] } as const
}
const FIGURE = { ...LINE, anchor: [0, 0] } as const
const about = ({ x, y }: { readonly x: number; readonly y: number }) =>
  ({ ...LINE, bleed: true, anchor: [x, y] }) as const

export const pictures = drawings({
  sprites: {
    room: { ...placed(ROOM), ...NEGATIVE, scale: 0.75, cut: toOutline(10), draw: drawRoom },
    day: { ...placed(DAY), draw: drawDay },
    kibitzers: { ...placed(KIBITZERS), ...NEGATIVE, draw: drawKibitzers },
    table: { ...placed(TABLE), draw: drawTable },
    seat: { ...placed(SEAT), ...NEGATIVE, draw: drawSeat },
    candle: { ...placed(CANDLE), frames: BURNT.drawings, draw: drawCandle },
    flame: { ...about({ x: 796, y: 634 }), ...FLAME_BOX, frames: 3, draw: drawFlame },
    rays: { ...about({ x: 796, y: 634 }), ...NEGATIVE, ...RAYS, draw: drawRays },
    goatBody: { ...placed(GOAT_BODY), ...NEGATIVE, draw: drawGoatBody },
    goatHead: { ...about(GOAT_NECK), ...NEGATIVE, ...GOAT_HEAD, frames: GOAT_HEADS, draw: drawGoatHead },
    hen: { ...about(HEN_SEAT), ...NEGATIVE, ...HEN, frames: HENS, draw: drawTableHen },
    henWing: { ...placed(HEN_WING), ...NEGATIVE, draw: drawHenWing },
    bat: {
      ...{ ...about(BAT_FEET), ...NEGATIVE, left: 1180, top: -30, width: 330, height: 500 },
      frames: ['peek', 'awake'],
      draw: (ink, frame, name) =>
        ink.at(BAT_FEET.x, BAT_FEET.y, { scale: 2.05 }, () => drawHangingBat(ink, frame, name)),
    },
    gull: { ...about(GULL_SEAT), ...GULL, frames: GULLS, draw: drawTableGull },
    gullTail: { ...placed(GULL_TAIL), ...NEGATIVE, draw: drawGullTail },
    gullWing: { ...about(WING), ...GULL_WING, draw: drawGullWing },
    card: { ...FIGURE, left: -42, top: -56, width: 84, height: 112, frames: FACES, draw: drawCard },
    herring: { ...FIGURE, left: -40, top: -104, width: 80, height: 204, frames: HERRINGS, draw: drawHerring },
    stake: { ...FIGURE, left: -56, top: -44, width: 112, height: 92, frames: STAKE_FRAMES, draw: drawStake },
    eyes: { ...FIGURE, ...NEGATIVE, left: -30, top: -16, width: 60, height: 32, frames: EYES, draw: drawEyes },
    plucked: {
      ...{ ...FIGURE, left: -84, top: -154, width: 186, height: 166, sceneScale: 1.06, frames: PASSENGER_FRAMES },
      draw: (ink, frame, name) => drawPassenger(ink, frame, name, { isPlucked: true }),
    },
  },
})
