import { Container } from 'pixi.js'
import { manifest } from '../../../assets/bat-tall/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { Camping } from './state'

export const later = {
  manifest,
  parts: {
    flag: (kit: LaterKit<typeof manifest>): View<Camping> => {
      const root = new Container({ label: 'flag', children: [kit.sprite('border')] })
      return {
        root,
        draw({ hasFlag }) {
          root.visible = hasFlag
        },
      }
    },
  },
}
