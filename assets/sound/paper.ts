import { strike, wobble } from './envelopes'
import { bandPass, highPass, lowPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { type Signal, shaped, sum } from './signal'

/** A sheet that moves: air, and fibres giving way one by one. */
export function paper(seconds: number, motion: (moment: number) => number, random: Random): Signal {
  const flutter = wobble(52, random)
  const fine = wobble(170, random)
  const noise = pinkNoise(seconds, random)
  const body = shaped(
    sum(
      bandPass(noise, (moment) => 2000 + 2500 * motion(moment), 0.8),
      shaped(highPass(noise, 4500), 0.6),
      // The air that a sheet pushes away.
      shaped(lowPass(noise, 130), 0.5),
    ),
    (moment) => motion(moment) * (0.12 + 0.4 * flutter(moment) ** 2 + 0.45 * Math.max(0, fine(moment)) ** 2),
  )
  const sound = { left: body, right: body.slice() }
  for (let fibre = 0; fibre < seconds * 90; fibre++) {
    const at = seconds * random.next()
    const snap = shaped(whiteNoise(0.006, random), strike(0.0002, random.between(0.002, 0.005)))
    const gain = 2.4 * motion(at) * random.next() ** 3
    lay(sound, bandPass(snap, random.acrossOctaves(1500, 6500), 2), { at, gain })
  }
  return sound.left
}
