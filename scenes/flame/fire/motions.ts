import { heldTransforms, moving } from './moving'

const STRIP = { columns: 5, rows: 2 }
const FLAMES = STRIP.columns * STRIP.rows

/** The light of a fire: it flickers, never fast. By ten steps a second, as the fire is drawn: all of the night lies under it. */
const FLICKER = [
  { offset: 0, opacity: 1 },
  { offset: 0.27, opacity: 0.72 },
  { offset: 0.44, opacity: 0.94 },
  { offset: 0.68, opacity: 0.62 },
  { offset: 1, opacity: 0.88 },
].map((frame) => ({ ...frame, easing: 'steps(5)' }))

/** The same, on the paper of the room. */
const LIGHT = [
  { offset: 0, opacity: 0.3 },
  { offset: 0.31, opacity: 0.95 },
  { offset: 0.52, opacity: 0.5 },
  { offset: 0.77, opacity: 1 },
  { offset: 1, opacity: 0.6 },
].map((frame) => ({ ...frame, easing: 'steps(7)' }))

export const flickerInTheAir = moving({ keyframes: FLICKER, duration: 2300, direction: 'alternate' })
export const flickerOfEmbers = moving({ keyframes: FLICKER, duration: 1700, direction: 'alternate-reverse' })
export const lightOnPaper = moving({
  keyframes: LIGHT,
  duration: 2900,
  direction: 'alternate',
  pseudoElement: '::after',
})

/** The frames of the fire, in two rows of five, ten a second. */
export const burning = moving({
  keyframes: heldTransforms(
    Array.from({ length: FLAMES }, (_, frame) => {
      const x = (frame % STRIP.columns) / STRIP.columns
      const y = Math.floor(frame / STRIP.columns) / STRIP.rows
      return [frame / FLAMES, `translate(${-100 * x}%, ${-100 * y}%)`]
    }),
  ),
  duration: 1000,
})

/** Something was thrown on it, and has arrived: it ducks, leaps and settles. */
export const LEAP = {
  keyframes: [
    { offset: 0, transform: 'none' },
    { offset: 0.1, transform: 'scale(1.05, 0.9)' },
    { offset: 0.34, transform: 'scale(0.95, 1.17)' },
    { offset: 0.6, transform: 'scale(1.03, 0.97)' },
    { offset: 0.8, transform: 'scale(0.99, 1.04)' },
    { offset: 1, transform: 'none' },
  ].map((frame) => ({ ...frame, easing: 'ease-in-out' })),
  // As the twig lands: see `.twig` of `Campfire.module.css`.
  timing: { duration: 820, delay: 400 },
}

/** It draws breath, stands up, and comes down again bit by bit. */
export const ROAR = {
  keyframes: [
    { offset: 0, transform: 'none' },
    { offset: 0.07, transform: 'scale(1.1, 0.84)' },
    { offset: 0.16, transform: 'scale(1.24, 1.46)' },
    { offset: 0.24, transform: 'scale(1.2, 1.34)' },
    { offset: 0.36, transform: 'scale(1.25, 1.43)' },
    { offset: 0.5, transform: 'scale(1.17, 1.3)' },
    { offset: 0.64, transform: 'scale(1.16, 1.26)' },
    { offset: 0.82, transform: 'scale(1.06, 1.08)' },
    { offset: 1, transform: 'none' },
  ].map((frame) => ({ ...frame, easing: 'ease-in-out' })),
  timing: { duration: 5200, delay: 400 },
}

/** Sparks rise, sway and go out, none in step with another. At rest they hang where they would be seen. A spark is 20 units wide. */
const RISE = [
  { offset: 0, opacity: 0, transform: 'translate(0, 300%) scale(1.25) rotate(-10deg)' },
  { offset: 0.12, opacity: 1 },
  { offset: 0.38, transform: 'translate(90%, -320%) scale(1) rotate(18deg)' },
  { offset: 0.7, opacity: 1, transform: 'translate(-50%, -750%) scale(0.8) rotate(-20deg)' },
  { offset: 1, opacity: 0, transform: 'translate(70%, -1150%) scale(0.45) rotate(24deg)' },
]

/** Ms a spark takes to rise, and how far on its way it is at first. */
const rising = (duration: number, ahead: number) => moving({ keyframes: RISE, duration, delay: -ahead })

export const SPARKS = [
  { spark: 'a', rise: rising(3100, 0) },
  { spark: 'b', rise: rising(3700, 1100) },
  { spark: 'c', rise: rising(2900, 600) },
  { spark: 'd', rise: rising(4300, 2600) },
  { spark: 'e', rise: rising(3400, 2100) },
  { spark: 'f', rise: rising(2600, 1700) },
  { spark: 'g', rise: rising(4700, 3300) },
  { spark: 'h', rise: rising(3900, 300) },
  { spark: 'i', rise: rising(5100, 4100) },
  { spark: 'j', rise: rising(4100, 3000) },
] as const

/** Somebody in the dark; sometimes they blink. */
const SHUT = 'scaleY(0.1)'
const BLINK = heldTransforms([
  [0, 'none'],
  [0.012, SHUT],
  [0.03, 'none'],
  [0.57, SHUT],
  [0.58, 'none'],
  [0.594, SHUT],
  [0.61, 'none'],
])

export const EYES = [
  { eyes: 'near', blink: moving({ keyframes: BLINK, duration: 7000 }) },
  { eyes: 'far', blink: moving({ keyframes: BLINK, duration: 9400, delay: -4000 }) },
  { eyes: 'low', blink: moving({ keyframes: BLINK, duration: 11800, delay: -7000 }) },
] as const

/** The three looks of the owl, side by side. */
const AT_FIRE = 'none'
const DROWSY = 'translateX(-33.3333%)'
const AT_PAGE = 'translateX(-66.6667%)'

export const looking = moving({
  keyframes: heldTransforms([
    [0, AT_FIRE],
    [0.122, DROWSY],
    [0.134, AT_FIRE],
    [0.45, AT_PAGE],
    [0.46, AT_FIRE],
    [0.56, DROWSY],
    [0.572, AT_PAGE],
    [0.94, DROWSY],
    [0.95, AT_FIRE],
  ]),
  duration: 13_000,
})
