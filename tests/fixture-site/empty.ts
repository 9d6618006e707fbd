import type { Manifest } from '../../src/stage/contract/manifest'

/** The pictures of a day that is drawn without any. */
export const noPictures = { sheets: [], frames: {}, sprites: {}, words: {} } as const satisfies Manifest
