import { expect, it } from 'vitest'
import { drawings } from './drawings'
import { finer } from './finer'
import { toOutline } from './pictures/outline'

const draw = () => {}
const coarse = drawings({
  sprites: {
    hen: { width: 10, height: 10, scale: 0.5, seed: 'fowl', draw },
    egg: { width: 10, height: 10, scale: 1, cut: toOutline(10), draw },
    sun: { width: 10, height: 10, draw },
  },
  pictures: { vignette: { width: 10, height: 10, sizes: { arrival: 1 }, draw } },
})

it('has as many times the pixels, of the same drawings, and nothing of what lies outside the scene', () => {
  const { sprites, pictures } = finer('farm', coarse, 1.6)
  expect(sprites.hen).toEqual({ ...coarse.sprites.hen, scale: 0.8 })
  expect(sprites.egg).toMatchObject({ scale: 1.6, seed: 'farm/egg', cut: { tolerance: 16 } })
  // Sharp enough as it is.
  expect(sprites.sun).toEqual({ ...coarse.sprites.sun, seed: 'farm/sun' })
  expect(pictures).toEqual({})
})
