// biome-ignore-all format: written by `npm run sounds gear` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  answer: { loop: null, variations: [{ file: 'day30/answer.mp3', version: '7b871d94', seconds: 0.4049792 }] },
  calm: { loop: null, variations: [{ file: 'day30/calm.mp3', version: '97322085', seconds: 1.505 }] },
  crank: { loop: null, variations: [{ file: 'day30/crank.mp3', version: '933029fc', seconds: 0.8794792 }] },
  flip: { loop: null, variations: [{ file: 'day30/flip-1.mp3', version: '37a74398', seconds: 0.1976875 }, { file: 'day30/flip-2.mp3', version: 'aff8eedb', seconds: 0.2279583 }, { file: 'day30/flip-3.mp3', version: '80775354', seconds: 0.2004375 }] },
  hangUp: { loop: null, variations: [{ file: 'day30/hangUp.mp3', version: 'c96c27e6', seconds: 0.66875 }] },
  hello: { loop: null, variations: [{ file: 'day30/hello.mp3', version: 'e9de6fd9', seconds: 1.797 }] },
  over: { loop: null, variations: [{ file: 'day30/over.mp3', version: 'ab798bb5', seconds: 1.972 }] },
  print: { loop: null, variations: [{ file: 'day30/print-1.mp3', version: '958516e4', seconds: 0.29675 }, { file: 'day30/print-2.mp3', version: 'e1111c6e', seconds: 0.2791667 }, { file: 'day30/print-3.mp3', version: '80070c65', seconds: 0.33325 }] },
  ready: { loop: null, variations: [{ file: 'day30/ready.mp3', version: '83403e0f', seconds: 0.2469792 }] },
  ring: { loop: { start: 0.1, end: 1.3 }, variations: [{ file: 'day30/ring.mp3', version: 'cd5ab264', seconds: 1.2 }] },
  squeak: { loop: null, variations: [{ file: 'day30/squeak-1.mp3', version: 'a964373b', seconds: 0.3563542 }, { file: 'day30/squeak-2.mp3', version: 'e9d56a70', seconds: 0.3543125 }] },
  swish: { loop: null, variations: [{ file: 'day30/swish.mp3', version: '43978902', seconds: 0.5280625 }] },
  thanks: { loop: null, variations: [{ file: 'day30/thanks.mp3', version: '1913f830', seconds: 4.2515 }] },
  viruses: { loop: null, variations: [{ file: 'day30/viruses.mp3', version: '40054adc', seconds: 5.4475 }] },
} as const satisfies Record<string, RenderedSound>
