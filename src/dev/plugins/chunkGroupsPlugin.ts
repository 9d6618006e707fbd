import type { Plugin } from 'vite'

/** A file that many days need, and the patterns of the modules in it: each finds something in every build. */
interface ChunkGroup {
  readonly name: string
  readonly modules: readonly RegExp[]
  /** Of how many chunks a module must be part; 1 unless told. */
  readonly minShareCount?: number
}

/** A new visitor waits for every file: what comes along with every day, or with most, comes in few. */
const GROUPS: readonly ChunkGroup[] = [
  {
    // Apart from the site's own code, which changes with every release.
    name: 'react',
    modules: [/\/node_modules\/react\//, /\/node_modules\/react-dom\//, /\/node_modules\/scheduler\//],
  },
  {
    // What days with and without a stage share, and what the mixer needs of Pixi, which is not all of it.
    name: 'shared',
    modules: [
      ...[
        'scores/scores',
        'stage/contract/rules/lists',
        'stage/contract/rules/named',
        'stage/contract/rules/secondPress',
        'stage/contract/rules/spans',
        'stage/contract/rules/typewriter',
        'stage/contract/live',
        'stage/contract/outline',
        'stage/canvas/reducedMotion',
        'stage/canvas/fit',
        'stage/input/hitTest',
        'stage/session/keepsakes',
        'stage/time/sceneLink',
        'stage/time/playhead',
        'stage/time/random',
        'stage/time/inputQueue',
        'stage/time/keyframes',
      ].map((file) => new RegExp(`/src/${file}\\.ts$`)),
      /\/src\/(finds\/findTable|day\/tellFind|day\/slips\/(SlipLayer|slipQueue|slips))\.tsx?$/,
      /\/src\/postcard\/PostcardLayer\.tsx$/,
      /\/eventemitter3\//,
      ...[
        'extensions/Extensions',
        'ticker/const',
        'ticker/Ticker',
        'ticker/TickerListener',
        'environment/adapter',
        'environment-browser/BrowserAdapter',
      ].map((file) => new RegExp(`/pixi\\.js/lib/${file}\\.mjs$`)),
    ],
  },
  {
    // What an address with a game in it loads, and whoever passes one on: one file, which imports none that the stage has not.
    name: 'link',
    modules: [/\/src\/stage\/link\//, /\/src\/stage\/time\/(recording|sceneAddress)\.ts$/],
  },
  {
    // But for the systems of filters, which only the surroundings load that Pixi chooses by itself, and we for it.
    name: 'pixi',
    modules: [
      /\/node_modules\/pixi\.js\/lib\/(?!filters\/(CanvasFilterSystem|FilterPipe|FilterSystem|init|defaults\/))/,
      /\/node_modules\/@pixi\/colord\//,
      /\/node_modules\/earcut\//,
      /\/node_modules\/tiny-lru\//,
      /^\0no-(pipe|pixi):/,
    ],
    minShareCount: 2,
  },
]

/** A module that so many chunks have is of every day with a stage. */
const MOST_DAYS = 20

/** What of Pixi is left out of its group: were it called otherwise, it would come along with every day. */
const LEFT_OUT = ['CanvasFilterSystem', 'FilterPipe', 'FilterSystem', 'init', 'defaults/'].map(
  (file) => new RegExp(`/pixi\\.js/lib/filters/${file}`),
)

/**
 * Puts modules that many days need into few files.
 *
 * @param isWholeSite whether a pattern that finds nothing fails the build: a site of fewer days has not all modules
 */
export function chunkGroupsPlugin({ isWholeSite }: { readonly isWholeSite: boolean }): Plugin {
  /** All that comes along with the entry. */
  const entryModules = new Set<string>()
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Only these very modules: what they import may be part of the home page, which would else load a day's.
              includeDependenciesRecursively: false,
              groups: [
                ...GROUPS.map(({ modules, ...group }) => ({
                  ...group,
                  test: (id: string) => modules.some((pattern) => pattern.test(id)),
                })),
                // Left to itself, Rolldown makes files of their own of what the entry shares with days.
                { name: 'index', test: (id: string) => entryModules.has(id) },
                // Else Rolldown parts what all days with a stage have: some of it is also what they draw later.
                { name: 'stage', test: /\/src\/|\/node_modules\/|^\0/, minShareCount: MOST_DAYS },
              ],
            },
          },
        },
      },
    }),
    buildEnd(error) {
      if (error) return
      const found = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      for (let id = found.pop(); id !== undefined; id = found.pop()) {
        if (entryModules.has(id)) continue
        entryModules.add(id)
        found.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
      if (!isWholeSite) return
      const ids = [...this.getModuleIds()]
      const idle = [...GROUPS.flatMap(({ modules }) => modules), ...LEFT_OUT].filter(
        (pattern) => !ids.some((id) => pattern.test(id)),
      )
      if (idle.length === 0) return
      this.error(`No module is named like ${idle.map(String).join(', ')}: chunkGroupsPlugin must learn its new name.`)
    },
  }
}
