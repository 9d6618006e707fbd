import type { Container } from 'pixi.js'

/**
 * Whether anything in a rendered tree has changed since it was rendered last. Pixi keeps that book itself: what came or went, what
 * has moved, and what looks another way.
 */
export function hasChanged(rendered: Container): boolean {
  const group = rendered.renderGroup
  // Before its first rendering a tree has no group of its own.
  if (!group || group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true
  for (const depth in group.childrenToUpdate) {
    if ((group.childrenToUpdate[depth]?.index ?? 0) > 0) return true
  }
  return false
}
