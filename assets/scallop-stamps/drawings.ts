import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { pictures as day } from '../scallop/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** A figurine on its plinth that bows as low as it goes, and sweeps its hat behind it. */
function drawBow(ink: Ink): void {
  ink.form('-30,60* 44,58* 47,78* -33,79*', { width: 3.4, halo: 1.2, tone: { from: 0.62, width: 1.8, spacing: 3 } })
  ink.black('-6,63.6* 21,63* 21,71* -6,71.6*')
  for (const leg of ['12,10@16 8,34@12 2,54@10', '26,8@15 30,32@12 30,53@10'])
    ink.form(ink.tube(leg, { root: true }), { width: 3, halo: 1, tone: { from: 0.7, width: 1.6, spacing: 2.6 } })
  ink.black('10,51* 10,60* -20,60.6* -18,54 -6,53')
  ink.black('37,50* 37,59* 12,60* 14,54.6 23,53')
  ink.form('30,-50* 36,-82 54,-86 72,-78* 66,-44*', {
    width: 3.2,
    halo: 1.4,
    tone: { from: 0.66, width: 1.8, spacing: 2.8 },
  })
  ink.black('31,-50* 33,-62* 50,-56 69,-58* 66,-44*')
  ink.form('14,-54 22,-60 48,-50 78,-46 84,-38 74,-34 46,-38 20,-46', { width: 3.2, halo: 1 })
  ink.solid(ink.tube('-14,-16@17 4,-34@14 20,-46@12', { root: true }), { halo: 1.4 })
  ink.form(ink.ellipse(24, -48, 9, 8), { width: 2.8, halo: 1 })
  ink.solid('32,16* 8,15 -18,16 -34,6 -38,-10 -26,-24 -4,-31 18,-26 36,-18 60,-16* 50,-8 54,2* 40,6', { halo: 1.4 })
  ink.line('-14,-20 -2,-24 14,-20', { width: 4.4, white: true, bare: true, profile: 'flick' })
  ink.form(ink.ellipse(-46, 10, 23, 21), { width: 3.6, halo: 1.8, tone: { from: 0.76, width: 1.6, spacing: 2.8 } })
  ink.lines(['-61,15 -57,21 -51,20', '-39,19 -34,19 -30,13'], { width: 4.4, profile: 'swell' })
  const nose = ink.form(ink.ellipse(-46, 31, 9, 10), { width: 3.2, halo: 1 })
  ink.tint(nose, { color: RUST, offset: 1.6 })
  ink.lines(['-58,-5 -66,-16', '-50,-10 -54,-22', '-65,2 -75,-5'], { width: 4.4, profile: 'flick' })
  ink.solid(ink.tube('-22,-2@16 -16,20@14 -2,24@12', { root: true }), { halo: 1.8 })
  ink.form(ink.ellipse(4, 23, 9, 8), { width: 2.8, halo: 1 })
}

export const stamps: Stamps = {
  bust: { draw: lifted(sprites.bust, 'awake') },
  thief: { draw: lifted(sprites.thief, 'caught'), ground: 'disc', zoom: 1.05 },
  bow: { draw: drawBow, ground: 'disc' },
}

export const pictures = stampSheet('scallop', RUST, stamps)
