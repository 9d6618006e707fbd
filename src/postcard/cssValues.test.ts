import { describe, expect, it } from 'vitest'
import { addressOf, gradientOf, insetOf, lengthOf, partsOf, shadowsOf } from './cssValues'

describe('a value as browsers compute it', () => {
  it('is parted where no bracket holds it', () => {
    expect(partsOf('rgb(1, 2, 3), none', ',')).toEqual(['rgb(1, 2, 3)', 'none'])
    expect(partsOf('rgba(1, 2, 3, 0.5) 2px  3px', ' ')).toEqual(['rgba(1, 2, 3, 0.5)', '2px', '3px'])
  })

  it('is a length, or a share of one', () => {
    expect([lengthOf('12.5px', 100), lengthOf('-20%', 50), lengthOf('auto', 100)]).toEqual([12.5, -10, null])
  })

  it('leaves so much of a box', () => {
    const box = { x: 10, y: 20, width: 200, height: 50 }
    expect(insetOf('inset(-20% 40% -20% -5%)', box)).toEqual({ x: 0, y: 10, width: 130, height: 70 })
    expect(insetOf('inset(0px 10px)', box)).toEqual({ x: 20, y: 20, width: 180, height: 50 })
    expect(insetOf('inset(50%)', box)).toMatchObject({ width: 0, height: 0 })
  })

  it('has shadows', () => {
    expect(shadowsOf('none')).toEqual([])
    expect(shadowsOf('rgba(60, 56, 51, 0.333) 5px -4px 0px 0px')).toEqual([
      { color: 'rgba(60, 56, 51, 0.333)', x: 5, y: -4 },
    ])
    expect(shadowsOf('rgb(1, 2, 3) -3px 0px 0px, rgb(1, 2, 3) 3px 0px 0px').map(({ x }) => x)).toEqual([-3, 3])
  })

  it('is a light from the middle, or one from above', () => {
    const round = 'radial-gradient(closest-side, rgba(1, 2, 3, 0.5), rgba(4, 5, 6, 0.2) 55%, rgba(4, 5, 6, 0))'
    expect(gradientOf(round)).toEqual({
      isRound: true,
      stops: [
        { color: 'rgba(1, 2, 3, 0.5)', at: 0 },
        { color: 'rgba(4, 5, 6, 0.2)', at: 0.55 },
        { color: 'rgba(4, 5, 6, 0)', at: 1 },
      ],
    })
    expect(gradientOf('linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))')?.isRound).toBe(false)
    expect(gradientOf('url("a.webp")')).toBeNull()
  })

  it('is a picture', () => {
    expect(addressOf('url("https://a.example/b.webp")')).toBe('https://a.example/b.webp')
    expect(addressOf('none')).toBeNull()
  })
})
