import { manifest } from '../../assets/uh-oh-later/manifest'
import type { LaterKit } from '../../src/stage/kit/kit'
import { createBack } from './view/back'
import { createSaid } from './view/said'
import { Start } from './view/start'

/** What is behind the page, what is said about it, and what blinks when it has been eaten before. */
export const later = {
  manifest,
  parts: {
    back: createBack,
    again: (kit: LaterKit<typeof manifest>) => new Start(kit.language, () => kit.sprite('again'), 1),
    said: createSaid,
  },
}
