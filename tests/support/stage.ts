import type { Page } from '@playwright/test'
import type { Toybox } from '../../src/debug/toybox'
import type { LoggedInput } from '../../src/stage/contract/scene'

/** Opens a day for tools, the debug overlay closed over it, and waits until it plays. */
export async function openToybox(page: Page, address: string): Promise<void> {
  await keepOverlayClosed(page)
  await page.goto(`./#/${address}${address.includes('?') ? '&' : '?'}debug`)
  await page.waitForFunction(() => window.toybox !== undefined)
}

/** Lets the days to come offer the toy box without the overlay that the address opens beside it. */
export async function keepOverlayClosed(page: Page): Promise<void> {
  const close = () => {
    // Firefox lets the pages that it shows before them store nothing.
    if (location.protocol === 'http:') sessionStorage.setItem('debug overlay', '{"isOpen":false}')
  }
  // The tab of a page that is there already remembers it from now on.
  if (page.url() === 'about:blank') await page.addInitScript(close)
  else await page.evaluate(close)
}

/** Asks the toy box of the page. */
export function askToybox<Answer>(page: Page, question: (toybox: Toybox) => Answer): Promise<Answer> {
  return page.evaluate(`(${question})(window.toybox)`)
}

/** Where what has that label in the picture is seen, in CSS pixels of the page. */
export async function boundsOf(page: Page, label: string): Promise<{ x: number; y: number; bottom: number }> {
  const bounds = await page.evaluate((wanted) => {
    const found = window.__PIXI_APP__?.stage.getChildByLabel(wanted, true)?.getBounds()
    return found && { x: found.x, y: found.y, bottom: found.bottom }
  }, label)
  if (!bounds) throw new Error(`Nothing in the picture is called ${label}.`)
  return bounds
}

/** Takes the canvas of the stage away from the page, as a graphics card does that is busy elsewhere. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const loss = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!loss) throw new Error('There is no context to lose.')
    Object.assign(window, { restoreContext: () => loss.restoreContext() })
    loss.loseContext()
  })
}

/** Gives the canvas back that `loseContext` took. */
export async function restoreContext(page: Page): Promise<void> {
  await page.evaluate('restoreContext()')
}

/** Does these, each at its tick, and draws no picture on the way: a processor needs its time for each. */
export async function playInputs(page: Page, from: number, inputs: readonly LoggedInput[]): Promise<void> {
  await page.evaluate(
    ([start, logged]) => {
      const { toybox, __PIXI_APP__: app } = window
      if (!toybox || !app) throw new Error('There is no toy box on this page.')
      const render = app.render
      app.render = () => {}
      let tick = start
      for (const input of logged) {
        toybox.step(input.tick - tick)
        tick = input.tick
        if (input.kind !== 'resize') toybox.input(input)
      }
      app.render = render
    },
    [from, inputs] as const,
  )
}
