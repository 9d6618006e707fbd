import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** A script, or styles, that stand in the page itself. */
const INLINE = { script: /<script>(.*?)<\/script>/gs, style: /<style>(.*?)<\/style>/gs }

const POLICY = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"[^>]*>/

/** Where a chat room on a real Firebase project lives. */
const FIRESTORE = 'https://firestore.googleapis.com'

/** What attests a visitor to such a room: App Check, by reCAPTCHA Enterprise. */
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com'
const RECAPTCHA = 'https://www.google.com/recaptcha/'
const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/'
const RECAPTCHA_FRAMES = 'https://recaptcha.google.com/recaptcha/'

/** What stands in the page itself, word for word. */
interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Fits the Content-Security-Policy of `index.html` to the build: the addresses that the site is configured to talk to are
 * allowed, and no others, and what scripts and styles stand in the page itself, by their hashes. The development server, which injects scripts and styles of its own, runs without a policy.
 *
 * @throws when the page has no policy, no script or no styles of its own, or `VITE_VITALS_URL` is no address
 */
export function contentSecurityPolicyPlugin(): Plugin {
  let settings: Settings = {}
  let building = false

  return {
    name: 'content-security-policy',
    configResolved({ command, env }) {
      building = command === 'build'
      settings = env
    },
    transformIndexHtml: {
      // Once all scripts are in their places.
      order: 'post',
      handler(html) {
        const [tag, policy] = POLICY.exec(html) ?? []
        if (tag === undefined || policy === undefined) throw new Error('index.html has no Content-Security-Policy.')
        if (!building) return html.replace(tag, '')
        const inline = { scripts: textsOf(INLINE.script, html), styles: textsOf(INLINE.style, html) }
        if (inline.scripts.length === 0 || inline.styles.length === 0) {
          throw new Error(
            'No script or no styles are found in index.html: the policy would refuse those of prerenderPlugin.',
          )
        }
        return html.replace(tag, () => tag.replace(policy, policyFor(policy, settings, inline)))
      },
    },
  }
}

/**
 * The policy, with what the settings of a build need besides.
 *
 * @param inline the scripts and styles that stand in the page itself
 * @throws when `VITE_VITALS_URL` is no address
 */
export function policyFor(policy: string, settings: Settings, inline: Inline = { scripts: [], styles: [] }): string {
  const hasRoom = settings.VITE_FIREBASE_PROJECT_ID && settings.VITE_FIREBASE_API_KEY
  const hasAppCheck = hasRoom && settings.VITE_FIREBASE_APP_CHECK_KEY
  const vitals = settings.VITE_VITALS_URL
  const sources: Readonly<Record<string, readonly string[]>> = {
    'connect-src': [
      ...(hasRoom ? [FIRESTORE] : []),
      ...(hasAppCheck ? [APP_CHECK] : []),
      ...(vitals ? [new URL(vitals).origin] : []),
    ],
    'style-src': inline.styles.map(hashOf),
    'script-src': [...inline.scripts.map(hashOf), ...(hasAppCheck ? [RECAPTCHA, RECAPTCHA_FILES] : [])],
    'frame-src': hasAppCheck ? [RECAPTCHA, RECAPTCHA_FRAMES] : [],
  }
  return Object.entries(sources).reduce((sum, [directive, added]) => allowSources(sum, directive, added), policy)
}

function textsOf(element: RegExp, html: string): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => text)
}

/** What a policy calls an inline script or style: nothing else than this very text will do. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The policy with more sources in one of its directives, which is added when there is none. */
function allowSources(policy: string, directive: string, sources: readonly string[]): string {
  if (sources.length === 0) return policy
  const directives = policy.split(';').map((part) => part.trim())
  const index = directives.findIndex((part) => part.startsWith(`${directive} `))
  const known = directives[index] ?? directive
  return directives.toSpliced(Math.max(0, index), index < 0 ? 0 : 1, [known, ...sources].join(' ')).join('; ')
}
