import { Container, type Texture } from 'pixi.js'
import type { LaterPart } from '../../../src/stage/kit/laterPart'
import type { Beam } from './beam'

/** Where those of the other nights are: what comes later finds there by which light it is seen. */
export class Lair extends Container {
  readonly night: Texture
  readonly beam: Readonly<Beam>

  constructor(guests: LaterPart, night: Texture, beam: Readonly<Beam>) {
    super({ label: 'lair', children: [guests] })
    this.night = night
    this.beam = beam
  }
}
