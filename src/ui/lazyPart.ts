import { type ComponentType, lazy } from 'react'
import { errors } from '../reports/errors'

/**
 * A part of a page that is fetched when it is first shown: the component of that name. Where it does not come, nothing is seen of it, and
 * the page goes on: the console is told which.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: (await load())[name] }
    } catch (error) {
      console.warn(`${name} did not load.`)
      errors.tell({ kind: 'asset failed', error })
      return { default: () => null }
    }
  })
}
