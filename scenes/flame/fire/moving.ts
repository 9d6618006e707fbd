import { reducedMotion } from '../../../src/stage/canvas/reducedMotion'

/** A movement that goes on and on: its keyframes, and how long once through them takes. */
interface Motion extends KeyframeAnimationOptions {
  readonly keyframes: Keyframe[]
  /** Ms. */
  readonly duration: number
}

/**
 * A ref for what moves by itself for as long as it is there, but for visitors who asked for less motion.
 *
 * Not by a style sheet: of each repetition of its animations the page is told, as React listens for that, and then looks
 * through the styles of all that moves. These here are handed to the compositor, and the page sleeps.
 */
export function moving({ keyframes, ...timing }: Motion) {
  return (element: Element | null) => {
    if (!element) return
    let animation: Animation | null = null
    const follow = () => {
      animation?.cancel()
      animation = reducedMotion.matches ? null : element.animate(keyframes, { ...timing, iterations: Infinity })
    }
    follow()
    reducedMotion.addEventListener('change', follow)
    return () => {
      reducedMotion.removeEventListener('change', follow)
      animation?.cancel()
    }
  }
}

/** Keyframes between which nothing moves: each transform is held until the next one's time, a share of the whole. */
export function heldTransforms(places: readonly (readonly [offset: number, transform: string])[]): Keyframe[] {
  const [, last = 'none'] = places.at(-1) ?? []
  return [...places, [1, last] as const].map(([offset, transform]) => ({ offset, transform, easing: 'step-end' }))
}
