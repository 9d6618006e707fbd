import type { RoomClock } from '../room/session'
import { wallClock } from '../wallClock'

/** Both of the browser's clocks: one alone cannot tell when it was set, nor how long the machine slept. */
export const browserClock: RoomClock = {
  every: wallClock.every,
  after: wallClock.after,
  read: () => ({
    wall: wallClock.now(),
    // biome-ignore lint/style/noRestrictedGlobals: nothing is played here; people talk, by the time of their server
    elapsed: performance.now(),
  }),
}
