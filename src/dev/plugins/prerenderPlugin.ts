import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer, isRunnableDevEnvironment, type Plugin, type ResolvedConfig } from 'vite'
import { days } from '../../calendar.ts'
import { homePictures } from '../../loading/homePictures.ts'
import { bundleScript } from './bundleScript.ts'
import { dayFilesPlugin } from './dayFilesPlugin.ts'
import { findsPlugin } from './findsPlugin.ts'

const APP = fileURLToPath(new URL('../../App.tsx', import.meta.url))
const BEFORE_FIRST_PAINT = fileURLToPath(new URL('../../loading/beforeFirstPaint.ts', import.meta.url))

const ROOT = '<div id="root"></div>'
const SCRIPT_PLACE = '<!-- before first paint -->'
/** The entry script, as Vite has the page run it. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Puts the home page, rendered by React, into the built `index.html`, so that it is painted before its script has run, and
 * beside it the script that decides who sees it, and runs the entry when its time has come: until then that is fetched. In
 * development the page comes by its script.
 *
 * @param scenesFolder absolute path of the folder that holds the day folders
 * @throws when `index.html` has no place for them
 */
export function prerenderPlugin(scenesFolder: string): Plugin {
  let config: ResolvedConfig

  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(ROOT) || !html.includes(SCRIPT_PLACE) || !ENTRY.test(html))
          throw new Error('index.html has no place for the home page.')
        const [markup, script] = await Promise.all([
          renderHome(scenesFolder, config),
          bundleScript(BEFORE_FIRST_PAINT, {
            base: config.base,
            define: {
              'import.meta.env.MISSING_DAYS': JSON.stringify(missingDays(scenesFolder)),
              'import.meta.env.HOME_PICTURES': JSON.stringify(homePictures),
            },
          }),
        ])
        const home = withoutStyleAttributes(markup)
        return html
          .replace(ROOT, () => `<div id="root" data-prerendered>${home.markup}</div>`)
          .replace(SCRIPT_PLACE, () => `<script>${script}</script>`)
          .replace(ENTRY, '<link rel="modulepreload" crossorigin href="$1" id="entry">')
          .replace('</head>', () => (home.styles ? `<style>${home.styles}</style></head>` : '</head>'))
      },
    },
  }
}

/** The home page's markup, by the very components that come alive in it. Another Vite names their styles as this one does. */
async function renderHome(scenesFolder: string, { base, mode, publicDir, css }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    base,
    mode,
    publicDir,
    css: { modules: css.modules ?? {} },
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    resolve: { alias: { '#scenes': scenesFolder } },
    plugins: [react(), dayFilesPlugin(scenesFolder), findsPlugin(scenesFolder)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here.')
    const { App } = await ssr.runner.import<{ readonly App: FunctionComponent }>(APP)
    return renderToString(createElement(App))
  } finally {
    await server.close()
  }
}

/**
 * The markup with its `style` attributes, which the Content-Security-Policy refuses, turned into rules of a style sheet. React
 * takes over what it finds: it sets a style only once that changes.
 */
export function withoutStyleAttributes(markup: string): { readonly markup: string; readonly styles: string } {
  const styles: string[] = []
  const marked = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = styles.includes(style) ? styles.indexOf(style) : styles.push(style) - 1
    return ` data-style="${number}"`
  })
  return {
    markup: marked,
    styles: styles.map((style, number) => `[data-style="${number}"]{${unescapeAttribute(style)}}`).join(''),
  }
}

function unescapeAttribute(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The slugs of the days that have no folder. */
function missingDays(scenesFolder: string): readonly string[] {
  return days.map(({ slug }) => slug).filter((slug) => !existsSync(`${scenesFolder}/${slug}`))
}
