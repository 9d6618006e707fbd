import type { ComponentType } from 'react'
import type { Live } from './live'

/** Words of React over the stage, laid out in scene units: the stage's own size is theirs. */
export type Panel<State> = ComponentType<{ readonly live: Live<State> }>
