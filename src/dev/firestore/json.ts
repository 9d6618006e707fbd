import { StatusError } from './status.ts'

/** How deep objects and lists may lie in each other. A value within a value takes three of them, and Firestore's go twenty deep. */
const DEEPEST = 80

/**
 * What a client's text says in JSON.
 *
 * @throws StatusError INVALID_ARGUMENT when it is no JSON, or deeper than any request that is meant well
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) throw new StatusError('INVALID_ARGUMENT', 'The body is too deep.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StatusError('INVALID_ARGUMENT', 'The body is no JSON.', { cause: error })
  }
}

/** How deep the text's brackets lie in each other, but for those within its strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (isString) {
      if (sign === '\\') index += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return deepest
}
