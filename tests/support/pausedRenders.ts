import type { Page } from '@playwright/test'
import { expect } from './test'

/** In how many frames renders are counted. */
const FRAMES = 3

/**
 * Expects of a paused day that its picture is rendered no more: a view that puts something in one place and then in another, as it
 * draws, has it rendered in every frame.
 */
export async function expectNoRenders(page: Page, moment: string): Promise<void> {
  const rendered = await page.evaluate(async (frames) => {
    const { __PIXI_APP__: app } = window
    if (!app) throw new Error('There is nothing on the stage.')
    const render = app.render
    let count = 0
    app.render = () => {
      count += 1
      render.call(app)
    }
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
    app.render = render
    return count
  }, FRAMES)
  expect.soft(rendered, `${moment} is rendered though it is paused`).toBe(0)
}
