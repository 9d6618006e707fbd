import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { PAPER, VERMILION } from '../ink/palette'

/** A drop of ink with one red glint, 64 × 64, with paper around it so that it shows on a dark tab too. */
export function drawFavicon(ink: Ink): void {
  ink.cut('33,0.6* 42,13 54,30 57,43 50,57 36,63.4 20,61.6 8.6,51 8,37 16,23 26,10', { fill: PAPER })
  ink.black('33,6* 39,17 49,31 52,43 46,53.4 35,58.6 22,57 13,48.4 12.6,37 20,24 28,14', { wobble: 0 })
  const glint = ink.path('20.6,34 26,29.6 30.4,33 28.6,41 30.6,48.4 26,52 20,46.6', true)
  ink.cut(glint, { fill: VERMILION })
}

/** The same drop on a sheet of its own, 256 × 256: for home screens, which want no transparency. */
export function drawTouchIcon(ink: Ink): void {
  ink.cut('-20,-20* 276,-20* 276,276* -20,276*', { fill: PAPER })
  ink.wash('36,224 80,211 150,208 214,214 238,223 206,236 120,243 60,238', { alpha: 0.36 })

  // The drop leans a little; its light is a window on the left and a thin rim above it.
  const drop = ink.black(
    '137,20* 143,44 160,76 184,112 202,150 203,184 184,212 150,226 108,226 72,209 54,178 56,144 78,106 108,66 128,40',
  )
  ink.rim(drop, { distance: 2.4 })
  ink.black('86,128 76,146 72,168 80,192 91,200 87,180 88,158 95,138', { white: true })
  ink.line('104,114 112,102 119,90', { width: 6, white: true, profile: 'swell' })
  ink.hatch('150,204 180,190 194,160 196,140 204,170 190,205 160,222', {
    angle: -50,
    spacing: 6,
    width: 1.8,
    white: true,
    profile: 'swell',
  })

  // The one red glint: the day, reflected.
  const glint = ink.path('140,176 158,163 172,168 172,184 158,198 142,200 133,190', true)
  ink.cut(glint, { fill: BRIGHT_PAPER })
  ink.tint(glint, { color: VERMILION, alpha: 0.95, offset: 2.6 })
  ink.dot(206, 74, 7)
  ink.dot(220, 56, 3.6)
  ink.dot(219, 88, 2.2)
}
