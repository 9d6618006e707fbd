import { describe, expect, it } from 'vitest'
import { framesOf } from '../pipeline/pictures/frames'
import { rasterOf } from '../pipeline/pictures/print'
import { pictures } from './drawings'
import { PAGE } from './shared'

describe('a sleeve', () => {
  const bottom = PAGE.top + PAGE.height

  it.each(['sleeve', 'tableFist', 'limpHand'] as const)(
    '%s ends where it was drawn to, not at the right of its page',
    (name) => {
      const frame = framesOf('salty', pictures).find(({ owner }) => owner === name)
      const sprite = pictures.sprites?.[name]
      if (!frame || !sprite) throw new Error(`There is no ${name}.`)
      const { width, height, pixels } = rasterOf(frame, frame.draw())
      const { top = 0, height: units } = sprite
      // Below the stage only the corner of a tall window shows it.
      const rows = Math.min(height, Math.floor(((bottom - top) * height) / units))
      for (let row = 0; row < rows; row++) expect(pixels[(row * width + width - 1) * 4 + 3]).toBe(0)
    },
  )
})
