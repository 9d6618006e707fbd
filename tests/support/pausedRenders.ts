import type { Page } from '@playwright/test'
import { expect } from './test'

/** In how many frames in a row nothing is to be rendered. */
const FRAMES = 3

/**
 * Expects of a paused day that its picture is soon rendered no more: a view that puts something in one place and then in another, as
 * it draws, has it rendered in every frame. What has only just arrived may be rendered yet.
 */
export async function expectNoRenders(page: Page, moment: string): Promise<void> {
  await expect
    .poll(() => rendersOf(page), { message: `${moment} is rendered in every frame though it is paused` })
    .toBe(0)
}

function rendersOf(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
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
}
