import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import type { About } from '../../../sharing/about.ts'
import { bundleScript } from '../bundleScript.ts'
import { INDEX } from './indexPage.ts'
import { type Site, siteOf } from './publicAddress.ts'
import { servePages } from './servePages.ts'
import { tagsOf } from './sharedPage.ts'
import { WEB_MANIFEST, writtenFiles } from './writtenFiles.ts'

const ABOUTS = moduleAt('abouts')
const LEAD_TO_DAY = moduleAt('leadToDay')
const LEAD_TO_NEAREST = moduleAt('leadToNearest')

/** The font for text, as Vite names it. */
const FONT = /^assets\/inkwell-text-[^/]+\.woff2$/

const NO_ADDRESS = 'VITE_PUBLIC_ADDRESS is not set: links name their pictures relatively, and there is no sitemap.'

type Abouts = Readonly<Partial<Record<string, About>>>

/**
 * Gives links that are shared a face: beside the index a page for each day, which services read and which leads visitors to the day;
 * what services read in the index; a page for addresses that do not exist; and the files that search engines, tabs and home screens
 * ask for. `npm run preview` serves them as GitHub Pages would.
 *
 * @param scenesFolder absolute path of the folder that holds the day folders
 */
export function sharedLinksPlugin(scenesFolder: string): Plugin {
  let config: ResolvedConfig
  let site: Site

  return {
    name: 'shared-links',
    // Without a page to fall back on for all addresses that do not exist.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configResolved(resolved) {
      config = resolved
      site = siteOf(resolved.env.VITE_PUBLIC_ADDRESS, resolved.base)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (config.command !== 'build') return undefined
        const tags = `<link rel="manifest" href="${site.base}${WEB_MANIFEST}">${tagsOf(INDEX, site)}`
        return html.replace('</head>', () => `${tags}</head>`)
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const font = Object.keys(bundle).find((file) => FONT.test(file))
        if (!font)
          throw new Error('The font for text is not built: sharedLinksPlugin must learn what it is called now.')
        const [{ module }, leadToDay, leadToNearest] = await Promise.all([
          runnerImport<{ readonly abouts: Abouts }>(ABOUTS, {
            configFile: false,
            logLevel: 'warn',
            resolve: { alias: { '#scenes': scenesFolder } },
          }),
          bundleScript(LEAD_TO_DAY, { base: site.base }),
          bundleScript(LEAD_TO_NEAREST, { base: site.base }),
        ])
        const { publicDir } = config
        const { abouts } = module
        const files = writtenFiles({ site, abouts, publicDir, font, leadToDay, leadToNearest })
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
        if (site.address === null) config.logger.info(NO_ADDRESS)
      },
    },
    configurePreviewServer: ({ config: { root, build, base }, middlewares }) => {
      return () => void middlewares.use(servePages(resolve(root, build.outDir), base))
    },
  }
}

function moduleAt(name: string): string {
  return fileURLToPath(new URL(`../../../sharing/${name}.ts`, import.meta.url))
}
