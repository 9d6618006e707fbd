import type { World } from '../../../src/stage/contract/scene'
import { BACK, LETTERS, ROLL } from '../layout'
import type { Events, UhOhState } from '../state'

type Inside = Pick<World<Events, unknown>, 'now' | 'emit'>

/** Once all is eaten the page is torn off behind her; what is there is looked at, and a new page comes down. */
export function turnPage(screen: UhOhState, world: Inside): void {
  const { now } = world
  if (!screen.back) {
    if (screen.hasLater && screen.start.eaten === LETTERS) tearPage(screen, world)
    return
  }
  const { from, rolls } = screen.back
  if (now === from + BACK.rips) world.emit('torn')
  if (now === from + BACK.fallen) world.emit('fallen')
  if (now === from + BACK.says) world.emit('revealed')
  if (now === rolls) world.emit('rolled')
  if (now !== rolls + ROLL) return
  screen.back = null
  screen.rounds += 1
  screen.start.eaten = 0
  world.emit('mended')
}

/** Whoever has said what there is to say gets on with it, when it is poked. */
export function hurryOn({ back }: UhOhState, now: number): void {
  if (back && now > back.from + BACK.says && now < back.rolls) back.rolls = now + 10
}

function tearPage(screen: UhOhState, { now }: Inside): void {
  screen.back = { from: now, rolls: now + BACK.rolls }
  screen.jolted = now
  screen.shriek = null
  screen.hiding = null
  screen.uhOh = null
}
