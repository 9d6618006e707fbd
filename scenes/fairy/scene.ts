import { manifest } from '../../assets/fairy/manifest'
import { sounds } from '../../assets/fairy/sounds.manifest'
import type { EventData, Scene, Words } from '../../src/stage/scene'
import { NAMES } from './areas'
import type { Kind, Numbers } from './fairy'
import { type Garden, rules } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Garden, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sheets: manifest.sheets.map((file) => file.slice(file.lastIndexOf('/') + 1)),
  sounds,
  loops: {
    // All but silent while the toad holds its breath, and loud when it gushes.
    fountain: ({ now, gulp }) => (now < gulp.until ? 0.15 : now < gulp.gushUntil ? 1 : 0.75),
  },
  followsPointer: true,
  drawsPointer: true,
  announcements: {
    caught: (data) =>
      told(data, 'is in the bottle. The fountain lets her out.', 'est dans la bouteille. La fontaine la libère.'),
    freed: (data) =>
      told(
        data,
        'flies again, over the fountain. The bottle is empty.',
        'vole de nouveau, sur la fontaine. La bouteille est vide.',
      ),
    laughed: (data) => told(data, 'laughs at you: the bottle is full.', 'se moque de toi : la bouteille est pleine.'),
    knocked: (data) =>
      told(
        data,
        'knocks on the glass: she wants to be let out over the fountain.',
        'tape à la vitre : elle veut sortir au-dessus de la fontaine.',
      ),
    hiccup: () => ({ en: 'The stone toad hiccups, and gushes.', fr: 'Le crapaud de pierre a le hoquet, et déborde.' }),
  },
}

/** What a fairy does, in words. */
function told({ fairy }: EventData, en: string, fr: string): Words {
  const kinds: readonly Kind[] = [0, 1, 2]
  const name = NAMES[kinds.find((kind) => kind === fairy) ?? 0]
  return { en: `${name.en} ${en}`, fr: `${name.fr} ${fr}` }
}
