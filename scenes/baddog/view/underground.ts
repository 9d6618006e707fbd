import type { manifest } from '../../../assets/baddog/manifest'
import { UNDERGROUND } from '../../../assets/baddog/shared'
import { manifest as tall } from '../../../assets/baddog-tall/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { MarginPart } from '../../../src/stage/kit/marginPart'

/** What lies under the meadow, in the dark at the foot of the grass. */
export function undergroundOf(kit: ViewKit<typeof manifest>): MarginPart {
  return kit.marginPart('tall', tall, (parts) => parts.sprite('underground').updateTransform({ y: UNDERGROUND.top }))
}
