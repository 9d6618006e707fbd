// biome-ignore-all format: written by `npm run sounds gear` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  answer: { loop: null, variations: [{ file: 'day30/answer.mp3', version: 'd8e2fce1', seconds: 0.4611042 }] },
  calm: { loop: null, variations: [{ file: 'day30/calm.mp3', version: '97322085', seconds: 1.505 }] },
  cluck: { loop: null, variations: [{ file: 'day30/cluck.mp3', version: 'f926a4c1', seconds: 0.5880208 }] },
  crank: { loop: null, variations: [{ file: 'day30/crank.mp3', version: '8c0cdd94', seconds: 0.8989792 }] },
  flip: { loop: null, variations: [{ file: 'day30/flip-1.mp3', version: '37a74398', seconds: 0.1976875 }, { file: 'day30/flip-2.mp3', version: 'aff8eedb', seconds: 0.2279583 }, { file: 'day30/flip-3.mp3', version: '80775354', seconds: 0.2004375 }] },
  hangUp: { loop: null, variations: [{ file: 'day30/hangUp.mp3', version: 'b20157bf', seconds: 0.6524583 }] },
  hello: { loop: null, variations: [{ file: 'day30/hello.mp3', version: 'e9de6fd9', seconds: 1.797 }] },
  mutter: { loop: null, variations: [{ file: 'day30/mutter.mp3', version: '84fa8644', seconds: 1.7405 }] },
  over: { loop: null, variations: [{ file: 'day30/over.mp3', version: 'ab798bb5', seconds: 1.972 }] },
  print: { loop: null, variations: [{ file: 'day30/print-1.mp3', version: '88942a28', seconds: 0.4687292 }, { file: 'day30/print-2.mp3', version: '75bdf11b', seconds: 0.4614583 }, { file: 'day30/print-3.mp3', version: '78eac2b6', seconds: 0.4849583 }] },
  rant: { loop: null, variations: [{ file: 'day30/rant-1.mp3', version: 'c013d280', seconds: 1.5327708 }, { file: 'day30/rant-2.mp3', version: '37be1e83', seconds: 1.6528125 }] },
  ready: { loop: null, variations: [{ file: 'day30/ready.mp3', version: '2c699b48', seconds: 0.2469792 }] },
  ring: { loop: { start: 0.1, end: 1.3 }, variations: [{ file: 'day30/ring.mp3', version: 'cd5ab264', seconds: 1.2 }] },
  squeak: { loop: null, variations: [{ file: 'day30/squeak-1.mp3', version: 'c6b70e73', seconds: 0.4371042 }, { file: 'day30/squeak-2.mp3', version: '09491faf', seconds: 0.3626042 }] },
  swish: { loop: null, variations: [{ file: 'day30/swish.mp3', version: '43978902', seconds: 0.5280625 }] },
  thanks: { loop: null, variations: [{ file: 'day30/thanks.mp3', version: '1913f830', seconds: 4.2515 }] },
  viruses: { loop: null, variations: [{ file: 'day30/viruses.mp3', version: '40054adc', seconds: 5.4475 }] },
  waf: { loop: null, variations: [{ file: 'day30/waf.mp3', version: '9496fd0d', seconds: 0.891125 }] },
} as const satisfies Record<string, RenderedSound>
