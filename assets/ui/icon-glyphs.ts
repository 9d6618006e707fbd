import type { Ink } from '../ink/ink'
import type { GlyphHand } from './blots'

/** What is drawn on a blot: about (0, 0), some 36 units across. Strokes 3.4–4.4, openings 1.6–3.2. */
export type IconGlyph = (ink: Ink, hand: GlyphHand) => void

export const ICON_NAMES = ['home', 'replay', 'sound-on', 'sound-off', 'keys', 'source', 'book'] as const

export const ICON_GLYPHS: Readonly<Record<(typeof ICON_NAMES)[number], IconGlyph>> = {
  // A crooked house: overhanging roof, chimney, a door ajar and a round window.
  home: (ink, { solid, stroke, opening }) => {
    solid('8,-19* 13,-18* 13,-6* 8,-10*')
    solid('-14,-4* 13,-5* 14,17* 0,17.6 -13,18*')
    solid('-13,-4* 0,-16* 13,-5*')
    stroke('-20,0 -9,-9 0,-18* 9,-10 20,-2', 4.4, { profile: 'pen' })
    opening('-6,4 -2,2 3,4* 3.6,18.6* -6,18.8*')
    opening(ink.ellipse(8.6, 3, 2.8, 3))
  },
  // One turn of the brush that chases its own start.
  replay: (_ink, { solid, stroke }) => {
    stroke('-4,-17 8,-16 17,-5 16,8 5,17 -8,15 -16,5 -16,-4', 5.6, {
      profile: (along) => 0.3 + 0.85 * Math.min(1, along * 1.4),
    })
    solid('-24.6,0.6* -19,-17* -5,-2.4*')
  },
  'sound-on': (ink, hand) => {
    drawSpeaker(ink, hand)
    hand.stroke('6,-7 9,-1 6,7', 3.4, { profile: 'brush' })
    hand.stroke('11,-12 17,-1 11,12', 3.8, { profile: 'brush' })
    hand.stroke('18,-14 23,-6', 2.4, { profile: 'flick' })
  },
  'sound-off': (ink, hand) => {
    drawSpeaker(ink, hand)
    hand.stroke('7,-8 13,0 21,9', 4.2, { profile: 'pen' })
    hand.stroke('20,-10 13,1 6,9', 4.2, { profile: 'pen' })
  },
  // A key cap with a question on it.
  keys: (ink, { solid, opening, openLine }) => {
    solid('-17,-16 0,-18 17,-16 19,-2 18,14 0,17 -18,15 -19,0')
    openLine('-13,-12 0,-14 14,-12.6 15,0 14,8 0,10 -14,9 -15,-2 -13.6,-10', 1.7)
    openLine('-5,-6 -2,-10 4,-9 5,-5 1,-1 0,2', 3.2)
    opening(ink.ellipse(0.4, 6.2, 2.1, 2.1))
  },
  source: (_ink, { stroke }) => {
    stroke('-9,-12 -19.6,0* -8,11', 4.4, { profile: 'pen' })
    stroke('9.6,-11 19.6,0.6* 9,12', 4.4, { profile: 'pen' })
    stroke('5,-16 0,0 -5.6,15', 3.8, { profile: 'pen' })
  },
  // An open sketchbook, a gap between its leaves.
  book: (_ink, { solid, openLine }) => {
    solid('-1.6,-10* -10,-14 -21,-13* -20,12* -10,11 -1.6,15*')
    solid('1.6,-10* 10,-15 21,-13* 20,12* 10,11 1.6,15*')
    openLine('-16,-6 -7,-5.6', 1.9)
    openLine('-16,0 -9,0.4', 1.9)
    openLine('6,-6 13,-7 12,1 7,2 6,-5', 1.9)
  },
}

function drawSpeaker(_ink: Ink, { solid, openLine }: GlyphHand): void {
  solid('-20,-6* -12,-7* 0,-17* 1,17* -12,7* -20,6.4*')
  openLine('-11,-5 -11,5', 2)
}
