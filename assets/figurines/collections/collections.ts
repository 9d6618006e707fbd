import type { Figurine } from '../figurine'
import { fitted } from '../kit/fitted'
import { drawMoths, drawSighs, drawSocks } from './boxed'
import { drawHeads, drawKeys, drawSeals, drawSwarm } from './heaped'

/** What somebody has gathered, 77 to 83. */
export const collections: readonly Figurine[] = [
  { key: 'socks', base: 'rug', draw: drawSocks },
  { key: 'sighs', base: 'plinth', draw: drawSighs },
  { key: 'keys', base: 'cushion', draw: drawKeys },
  { key: 'moths', base: 'books', draw: drawMoths },
  { key: 'heads', base: 'column', draw: drawHeads },
  { key: 'seals', base: 'block', draw: fitted(drawSeals, 0.95) },
  { key: 'swarm', base: 'tiers', draw: drawSwarm },
]
