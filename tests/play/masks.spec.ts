import { snapshots } from '../../scenes/booger/snapshots'
import { beginAnew, playTo } from '../support/moment'
import { openToybox } from '../support/stage'
import { expect, test } from '../support/test'

test('what is drawn after the last mask is not tested against it', async ({ page }) => {
  const nostril = snapshots.find(({ name }) => name === 'up the right nostril')
  if (!nostril) throw new Error('No finger is in a nostril.')
  await openToybox(page, 'booger?seed=1&paused')
  await beginAnew(page, nostril)
  await playTo(page, nostril)
  const tests = await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    if (!gl) throw new Error('Nothing is drawn on.')
    const { enable } = gl
    let begun = 0
    gl.enable = (capability) => {
      if (capability === gl.STENCIL_TEST) begun += 1
      enable.call(gl, capability)
    }
    window.__PIXI_APP__?.render()
    gl.enable = enable
    return { begun, isOn: gl.isEnabled(gl.STENCIL_TEST) }
  })
  expect(tests).toEqual({ begun: 1, isOn: false })
})
