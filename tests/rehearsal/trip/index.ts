import { Container, Graphics } from 'pixi.js'
import { sounds as fairySounds } from '../../../assets/fairy/sounds.manifest'
import { sounds as heistSounds } from '../../../assets/heist/sounds.manifest'
import type { Scene, View } from '../../../src/stage/scene'
import { sceneDay } from '../../../src/stage/sceneDay'
import { rules, type Trip } from './rules'

const scene: Scene<Trip, Record<string, never>> = {
  rules,
  createView,
  tuning: {},
  snapshots: [],
  stage: { width: 1600, height: 1000 },
  sheets: [],
  sounds: { ...heistSounds, ...fairySounds },
  loops: { tiptoe: (trip) => trip.bass, fountain: (trip) => trip.flow / 2 },
  loopRates: { fountain: (trip) => Math.max(0.5, trip.flow) },
}

export const day = sceneDay(scene, [])

function createView(): View<Trip> {
  const root = new Container()
  for (const x of [300, 600, 900, 1200]) root.addChild(new Graphics().circle(x, 500, 100).fill('#1d1a17'))
  return { root, draw: () => false }
}
