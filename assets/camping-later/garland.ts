import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { OCHRE } from '../ink/palette'

const CORD = { width: 3, profile: 'even', color: '#c79a55' } as const

/** What is left of the party: flags that nobody took down, from trunk to tent and on to the next trunk. */
export function drawGarland(ink: Ink): void {
  const near = ink.line('372,236 470,330 560,372 660,380 752,352 808,404', CORD)
  const far = ink.line('808,410 900,396 1010,352 1090,268 1120,196', CORD)
  for (const [cord, from, count] of [
    [near, 0.08, 8],
    [far, 0.12, 6],
  ] as const)
    for (let flag = 0; flag < count; flag++) {
      // One of them somebody has taken along.
      if ((flag + count) % 5 === 3) continue
      const place = itemAt(cord.points, Math.floor((from + ((0.94 - from) * flag) / count) * (cord.points.length - 1)))
      ink.at(place.x, place.y, { rotate: (((flag * 37) % 17) - 8) * 1.6 }, () => drawFlag(ink, flag % 2 === 0))
    }
}

function drawFlag(ink: Ink, isOchre: boolean): void {
  const flag = ink.path('-17,0* 17,1* 4,30 2,43*', true)
  ink.form(flag, { width: 3, halo: 1.4 })
  if (isOchre) ink.tint(flag, { color: OCHRE, offset: 2, alpha: 0.95 })
  else ink.lines(['-10,6 8,7', '-7,15 6,16', '-3,24 4,25'], { width: 3, profile: 'pen' })
  ink.contour(flag, { width: 3 })
}

/** A hat of the party, striped, with a tuft; 0, 0 is the middle of its brim. */
export function drawHat(ink: Ink): void {
  const hat = ink.path('-25,2* 0,6 26,0* 6,-58*', true)
  ink.form(hat, { width: 3.4, halo: 1.6 })
  ink.clip(hat, () =>
    ink.lines(['-30,-8 0,-2 30,-10', '-20,-28 4,-22 26,-30'], {
      ...{ width: 9, color: OCHRE, alpha: 0.95, profile: 'even' },
    }),
  )
  ink.contour(hat, { width: 3.4 })
  ink.lines(['6,-58 -4,-70', '6,-58 8,-72', '6,-58 18,-68'], { width: 3, profile: 'flick' })
}
