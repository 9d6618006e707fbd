import { Container } from 'pixi.js'
import { manifest } from '../../assets/bouquet-later/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { LaterKit } from '../../src/stage/kit/kit'
import type { BouquetState } from './state'
import { createHat } from './view/hat'
import { createJar } from './view/jar'
import { createRain } from './view/rain'
import { createShout } from './view/shout'

type Make = (kit: LaterKit<typeof manifest>) => View<BouquetState>

/** Two views as one, the second before the first. */
function both(behind: Make, before: Make): Make {
  return (kit) => {
    const [far, near] = [behind(kit), before(kit)]
    return {
      root: new Container({ children: [far.root, near.root] }),
      draw(bouquet, moment) {
        far.draw(bouquet, moment)
        near.draw(bouquet, moment)
      },
    }
  }
}

/** The jar that finished daisies are put into, and what else there is to what is meant really. */
export const later = { manifest, parts: { jar: both(createHat, createJar), really: both(createRain, createShout) } }
