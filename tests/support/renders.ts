import type { Page } from '@playwright/test'

/** As much of what React keeps of a component, or of an element of the page, as is needed to see whether it was rendered. */
interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** The same one as it was before, or one that is kept for the next time. */
  readonly alternate: Fiber | null
  /** A function or an object for a component, a tag's name for an element. */
  readonly type: unknown
  readonly stateNode: unknown
  readonly flags: number
}

declare global {
  interface Window {
    /** Every element that a component has rendered, by any component, since it was last emptied. */
    renderedElements: Element[]
  }
}

/**
 * Puts into every page to come the hook that React offers its developer tools, also as it is built for visitors: after
 * each commit, it notes the first element of every component that was rendered.
 */
function installRenderNotes(): void {
  /** React's mark of a component whose function was called. */
  const RENDERED = 1
  const notes: Element[] = []
  window.renderedElements = notes

  const firstElement = (fiber: Fiber): Element | null => {
    if (fiber.stateNode instanceof Element) return fiber.stateNode
    for (let child = fiber.child; child; child = child.sibling) {
      const element = firstElement(child)
      if (element) return element
    }
    return null
  }

  // Below what has the same children as before, nothing was rendered, whatever marks are left there of earlier times.
  const look = (fiber: Fiber) => {
    const before = fiber.alternate
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null)
    const element = isComponent && (before === null || (fiber.flags & RENDERED) !== 0) ? firstElement(fiber) : null
    if (element) notes.push(element)
    if (before !== null && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) look(child)
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE() {},
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => look(root.current),
      onCommitFiberUnmount() {},
    },
  })
}

/** Notes what React renders in the pages that are opened from now on. */
export async function noteRenders(page: Page): Promise<void> {
  await page.addInitScript(installRenderNotes)
}

/** How many components were rendered, since this was last asked, whose first element is at or within one of a selector. */
export async function rendersWithin(page: Page, selectors: Readonly<Record<string, string>>): Promise<object> {
  return page.evaluate((asked) => {
    const elements = window.renderedElements.splice(0)
    const within = (selector: string) => elements.filter((element) => element.closest(selector)).length
    return Object.fromEntries(Object.entries(asked).map(([name, selector]) => [name, within(selector)]))
  }, selectors)
}
