import { Container } from 'pixi.js'
import { manifest } from '../../assets/nest-later/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { LaterKit } from '../../src/stage/kit/kit'
import type { NestState } from './state'
import { createBlanket, createDeeds } from './view/deeds'
import { createLeft, createLow, createThird } from './view/third'
import { createThreads } from './view/threads'

/** Behind those who sleep: threads, a third nest, and before it what the two do with each other. */
function createFar(kit: LaterKit<typeof manifest>): View<NestState> {
  const views = [createThreads(kit), createThird(kit), createDeeds(kit)]
  return {
    root: new Container({ label: 'far', children: views.map(({ root }) => root) }),
    draw(burrow, moment) {
      for (const view of views) view.draw(burrow, moment)
    },
  }
}

/** What two who sleep do with each other, what ties their portraits, and the third nest with all its light. */
export const later = { manifest, parts: { far: createFar, blanket: createBlanket, left: createLeft, low: createLow } }
