import { airLoop } from '../sound/air'
import { LOUDNESS, type Sound } from '../sound/sound'

/** The sketchbook lies by a window, and outside it is October: wind against the pane, leaves in the yard, from far away. */
export const yard: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 7,
  make: () => airLoop({ seconds: 26, from: 220, to: 800, gusts: 0.3, restless: 0.6, leaves: 0.05 }, 'yard'),
}
