import { Container, TilingSprite } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import { Watch } from '../../src/stage/watch'
import { Apprentices } from './apprentices'
import { Darkness } from './darkness'
import { Figure } from './figure'
import { Light } from './light'
import { Marker } from './marker'
import { Prints } from './prints'
import { type Heist, rules } from './rules'

/** How many drawings a boiling line has. */
const BOILS = 3

/** Draws the heist: a brick floor to every edge of the window, night over it, a pool of lantern light, and him. */
export function createView(kit: ViewKit): View<Heist> {
  const root = new Container()
  const floor = new TilingSprite({ texture: kit.texture('bricks') })
  const grain = new TilingSprite({ texture: kit.texture('grain'), blendMode: 'multiply' })
  const light = new Light()
  const darkness = new Darkness(kit)
  const prints = new Prints(kit)
  const marker = new Marker(kit)
  const apprentices = new Apprentices(kit)
  const figure = new Figure(kit)
  const watch = new Watch()

  root.addChild(floor, light.glow, light.night, prints.root, marker.ripple, darkness.root)
  root.addChild(marker.behind, figure.shadow, apprentices.root, figure.root, marker.before, grain)

  function resize({ width, height }: { width: number; height: number }): void {
    floor.setSize(width, height)
    grain.setSize(width, height)
    light.resize({ width, height })
    darkness.resize({ width, height })
    // The tufts are new: they have yet to hear where the light is.
    litAt.x = Number.NaN
  }

  const litAt = { x: Number.NaN, y: Number.NaN }
  resize(kit.size)

  return {
    root,
    resize,
    draw(heist, between) {
      watch.begin()
      const ahead = heist.walking ? (heist.speed * between * rules.tick) / 1000 : 0
      const x = heist.x + Math.cos(heist.heading) * ahead
      const y = heist.y + Math.sin(heist.heading) * ahead
      figure.draw(heist, x, y, watch)
      prints.draw(heist, watch)
      // Lines boil in step with his own drawings, so that a thief who stands still costs five renders a second.
      const boil = kit.isCalm ? 0 : heist.frame % BOILS
      watch.note(boil)
      marker.draw(heist, boil, watch)
      apprentices.draw(heist)

      // A tenth of a pixel of light is nothing; without this the pool would creep after him for seconds.
      const lightX = Math.round(heist.light.x * 5) / 5
      const lightY = Math.round(heist.light.y * 5) / 5
      light.draw(heist, lightX, lightY, boil, kit.isCalm)
      if (lightX !== litAt.x || lightY !== litAt.y) darkness.draw(light, lightX, lightY)
      litAt.x = lightX
      litAt.y = lightY
      watch.note(lightX)
      watch.note(lightY)
      return watch.hasChanged || heist.others.length > 0
    },
  }
}
