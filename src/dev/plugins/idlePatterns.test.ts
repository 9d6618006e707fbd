import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { chunkGroupsPlugin } from './chunkGroupsPlugin'
import { contentSecurityPolicyPlugin } from './contentSecurityPolicyPlugin'
import { dayFilesPlugin } from './dayFilesPlugin'
import { inlineStylesPlugin } from './inlineStylesPlugin'
import { oneRendererPlugin } from './oneRendererPlugin'
import { runtimeChunkPlugin } from './runtimeChunkPlugin'
import { slimFirestorePlugin } from './slimFirestorePlugin'
import { slimPixiPlugin } from './slimPixiPlugin'
import { slimReactPlugin } from './slimReactPlugin'
import { slimRouterPlugin } from './slimRouterPlugin'
import { slimSoundPlugin } from './slimSoundPlugin'

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`

const PAGE = resolve('no-such-file.html')

/** Builds a site of one page and one script, in which there is nothing to find. */
function buildEmptySite(plugin: Plugin, head = '') {
  const files: Readonly<Record<string, string>> = {
    [PAGE]: `<html><head>${head}</head><body><script type="module" src="/main.js"></script></body></html>`,
    '/main.js': 'console.log(1)',
  }
  const site: Plugin = {
    name: 'empty-site',
    enforce: 'pre',
    resolveId: (id) => (id in files ? id : null),
    load: (id) => files[id] ?? null,
  }
  return build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [site, plugin],
    build: { write: false, rolldownOptions: { input: PAGE } },
  })
}

describe('a build in which a plugin finds nothing of what it looks for fails, and says', () => {
  it.each([
    [slimReactPlugin(), '', '@pixi/react no longer has package.json.mjs, react-reconciler: slimReactPlugin can go.'],
    [slimPixiPlugin(), '', 'Pixi no longer has canvasUtils, parseSVGPath, Resolver, spritesheetAsset, SVGParser, '],
    [slimFirestorePlugin(), '', '@firebase/firestore no longer has re2js: slimFirestorePlugin can go.'],
    [slimRouterPlugin(), '', 'wouter no longer has ./use-browser-location.js: slimRouterPlugin can go.'],
    [slimSoundPlugin(), '', 'The mixer no longer has an import of pixi.js in node_modules/@pixi/sound, an import of'],
    [oneRendererPlugin(), '', 'Pixi no longer has autoDetectRenderer, CanvasBitmapTextPipe, '],
    [runtimeChunkPlugin(), '', 'Rolldown has no runtime beside React: runtimeChunkPlugin must learn where it is now'],
    [chunkGroupsPlugin({ isWholeSite: true }), '', 'chunkGroupsPlugin must learn its new name.'],
    [
      dayFilesPlugin('scenes'),
      '',
      'Nothing is found of /src/sound/mixer.ts, /src/home/Credits.tsx, /src/book/Book.tsx, /src/postcard/Postcard.tsx, the ',
    ],
    [contentSecurityPolicyPlugin(), '', 'index.html has no Content-Security-Policy.'],
    [contentSecurityPolicyPlugin(), POLICY, 'No script or no styles are found in index.html: '],
    [inlineStylesPlugin(), '', 'index.html links no style sheet.'],
  ])('$0.name, where the head is "$1"', async (plugin, head, message) => {
    await expect(buildEmptySite(plugin, head)).rejects.toThrow(message)
  })

  it('but for a site of fewer days, which need not have all that could be in one file', async () => {
    await expect(buildEmptySite(chunkGroupsPlugin({ isWholeSite: false }))).resolves.toBeDefined()
  })
})
