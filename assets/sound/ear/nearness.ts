import type { Features } from './features'
import figures from './nearness.json' with { type: 'json' }

/** A class of recordings, and how much of a sound speaks for it, 0…1. */
export interface Nearness {
  readonly name: string
  readonly share: number
}

/** Classes by how near a sound is to them, nearest first. Of recordings, a third are nearest to their own, and half have it among three. */
export function nearestClasses(features: Features): Nearness[] {
  const values = vectorOf(features).map(
    (value, place) => (value - (figures.mean[place] ?? 0)) / (figures.deviation[place] ?? 1),
  )
  const scores = Object.entries(figures.classes).map(([name, { bias, weights }]) => ({
    name,
    score: weights.reduce((sum, weight, place) => sum + weight * (values[place] ?? 0), bias),
  }))
  const highest = Math.max(...scores.map(({ score }) => score))
  const shares = scores.map(({ name, score }) => ({ name, share: Math.exp(score - highest) }))
  const all = shares.reduce((sum, { share }) => sum + share, 0)
  return shares.map(({ name, share }) => ({ name, share: share / all })).sort((one, other) => other.share - one.share)
}

/** In the order, and on the scales, that the weights were found for. */
function vectorOf(features: Features): number[] {
  const { shape, shapeSpread } = features
  return [
    Math.log10(features.seconds + 1e-3),
    Math.log10(1000 * features.attack),
    Math.log10(1000 * features.decay),
    features.middle,
    Math.log10(features.centroid + 1),
    features.centroidSpread,
    Math.log10(features.rolloff + 1),
    features.flatness,
    features.purity,
    features.flux,
    features.harmonicity,
    features.voiced,
    features.pitch,
    features.pitchRange,
    ...features.modulations,
    ...features.bands,
    ...shape,
    ...shapeSpread.filter((_, place) => place % 2 === 0),
  ]
}
