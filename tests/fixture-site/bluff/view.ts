import { Container, Graphics } from 'pixi.js'
import type { View } from '../../../src/stage/contract/scene'
import type { Bluff } from './state'
import { BREAKS } from './tuning'

/** How many views there are. Made anew after a lost context, a view is made while the one before it is still there. */
let views = 0

/** Draws a card. Asked to, it throws: as it is made, as it is made anew, as it is placed, in another window, as it first draws. */
export function createView(): View<Bluff> {
  // The state is not known yet: only the address tells what is to break.
  const breaks = Number(new URLSearchParams(window.location.hash.split('?')[1]).get('breaks'))
  if (breaks === BREAKS.making) throw new Error('The bluff broke as its view was made.')
  if (breaks === BREAKS.makingAnew && views > 0) throw new Error('The bluff broke as its view was made anew.')
  views += 1
  const root = new Container()
  root.once('destroyed', () => {
    views -= 1
  })
  root.addChild(new Graphics().rect(700, 350, 200, 300).fill('#d8432b'))
  let isPlaced = false

  return {
    root,
    draw(bluff) {
      if (bluff.breaks === BREAKS.drawing) throw new Error('The bluff broke as it first drew.')
    },
    resize() {
      if (breaks === BREAKS.placing) throw new Error('The bluff broke as it was placed.')
      if (breaks === BREAKS.fitting && isPlaced) throw new Error('The bluff broke in another window.')
      isPlaced = true
    },
  }
}
