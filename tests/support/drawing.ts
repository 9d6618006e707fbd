import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Whether the stage asks for its pictures, and none is drawn. */
    isUndrawn?: true
  }
}

/**
 * Has nothing drawn on the stages of the pages to come. All is done for it, up to the calls that hand triangles to the graphics card:
 * where there is none, what a processor does then is most of what a test takes.
 */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.isUndrawn = true
    const nothing = () => {}
    Object.assign(WebGL2RenderingContext.prototype, {
      // A canvas that was cleared is put onto the page anew.
      clear: nothing,
      drawElements: nothing,
      drawArrays: nothing,
      drawElementsInstanced: nothing,
      drawArraysInstanced: nothing,
    })
  })
}

/** @throws where nothing is drawn: every picture would be like every other */
export async function expectDrawn(page: Page): Promise<void> {
  if (await page.evaluate(() => window.isUndrawn))
    throw new Error('Nothing is drawn on this page: what looks at it takes `page`, `keptPage` or `openFresh`.')
}
