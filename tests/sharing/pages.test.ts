import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { days } from '../../src/calendar'
import { bundleScript } from '../../src/dev/plugins/bundleScript'
import { INDEX } from '../../src/dev/plugins/sharedLinks/indexPage'
import { siteOf } from '../../src/dev/plugins/sharedLinks/publicAddress'
import { inAllLanguages, tagsOf } from '../../src/dev/plugins/sharedLinks/sharedPage'
import { WEB_MANIFEST, writtenFiles } from '../../src/dev/plugins/sharedLinks/writtenFiles'
import { LANGUAGES } from '../../src/language/words'
import { abouts } from '../../src/sharing/abouts'
import { SITE_NAME } from '../../src/site'
import { BUDGETS } from '../budgets'

const PUBLIC = 'assets/public'
const KILOBYTE = 1024
/** The most bytes that a page beside the index may have, and a picture. */
const MOST = BUDGETS.sharedPage.most * KILOBYTE
const MOST_OF_PICTURE = BUDGETS.sharedPicture.most * KILOBYTE
const CARD = { width: 1200, height: 630 }

/** Days that have something said of them: another is told of as the index is. */
const drawn = days.filter(({ slug }) => abouts[slug])

const BASE = '/inktober2022/'
const ADDRESS = 'https://box.example/inktober2022/'

const module = (name: string) => `${process.cwd()}/src/sharing/${name}.ts`
const scripts = {
  leadToDay: await bundleScript(module('leadToDay'), { base: BASE }),
  leadToNearest: await bundleScript(module('leadToNearest'), { base: BASE }),
}

function filesAt(address: string | undefined) {
  const parts = { ...scripts, abouts, publicDir: PUBLIC, font: 'assets/inkwell-text-0a1b2c3d.woff2' }
  return writtenFiles({ ...parts, site: siteOf(address, BASE) })
}

function textOf(files: ReturnType<typeof filesAt>, name: string): string {
  const file = files.get(name)
  if (typeof file !== 'string') throw new Error(`${name} is no text.`)
  return file
}

function indexAt(address: string | undefined): string {
  const html = readFileSync('index.html', 'utf8')
  return html.replace('</head>', `${tagsOf(INDEX, siteOf(address, BASE))}</head>`)
}

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []))
}

/** A page as a parser reads it. Throws where the markup is wrong. */
function read(html: string) {
  const errors: string[] = []
  const page = parse(html, {
    // As who runs no script reads it.
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => errors.push(`${code} at ${startLine}:${startCol}`),
  })
  const elements = elementsIn(page.childNodes)
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value
  const text = ({ childNodes }: Element): string =>
    childNodes.map((node) => ('value' in node ? node.value : 'tagName' in node ? text(node) : '')).join('')
  const meta = (name: string) => {
    const named = all('meta').filter((each) => attribute(each, 'property') === name || attribute(each, 'name') === name)
    expect(named.length, name).toBeLessThanOrEqual(1)
    return named[0] && attribute(named[0], 'content')
  }
  const link = (rel: string) => all('link').filter((each) => attribute(each, 'rel') === rel)
  return { errors, all, attribute, text, meta, link }
}

/** All that a service, a search engine and a reader need of a page, wherever it lies. */
async function expectFace(html: string, { path, up, address }: { path: string; up: string; address: string | null }) {
  const { errors, all, attribute, text, meta, link } = read(html)
  expect(errors).toEqual([])
  expect(all('title').map(text)).toHaveLength(1)
  const description = meta('description') ?? ''
  expect(description).toBe(meta('og:description'))
  expect(description.split(' · ')).toHaveLength(LANGUAGES.length)
  expect(description.length).toBeLessThanOrEqual(300)
  expect(meta('og:title')).toBeTruthy()
  expect(meta('og:type')).toBe('website')
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('og:image:alt')?.length).toBeGreaterThan(60)
  // Of X's own limit.
  expect(meta('og:image:alt')?.length).toBeLessThanOrEqual(420)
  const canonical = link('canonical').map((each) => attribute(each, 'href'))
  expect(canonical).toEqual([address === null ? './' : address + path])
  expect(meta('og:url')).toBe(address === null ? undefined : address + path)
  const picture = meta('og:image') ?? ''
  const begin = address ?? up
  expect(picture.startsWith(begin)).toBe(true)
  const file = readFileSync(`${PUBLIC}/${picture.slice(begin.length)}`)
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD })
  expect(file.byteLength).toBeLessThanOrEqual(MOST_OF_PICTURE)
  expect({ width: Number(meta('og:image:width')), height: Number(meta('og:image:height')) }).toEqual(CARD)
}

describe.each([
  ['whose address is known', ADDRESS],
  ['whose address nobody has said', undefined],
])('a site %s', (_, setting) => {
  const files = filesAt(setting)
  const address = setting ?? null

  it('has a face of its index', async () => {
    await expectFace(indexAt(setting), { path: '', up: '', address })
    expect(read(indexAt(setting)).meta('description')).toBe(inAllLanguages(INDEX.line))
  })

  it.each(drawn)('has a page of $slug, with its face, its picture and its words', async ({ slug, number, prompt }) => {
    const html = textOf(files, `${slug}/index.html`)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST)
    await expectFace(html, { path: `${slug}/`, up: '../', address })
    const { all, attribute, text, meta, link } = read(html)
    expect(all('html').map((each) => attribute(each, 'data-day'))).toEqual([slug])
    expect(all('title').map(text)).toEqual([`${number}. ${prompt} · ${SITE_NAME.en}`])
    expect(meta('og:title')).toBe(`${number}. ${prompt}`)
    expect(meta('og:image')).toMatch(new RegExp(`/cards/${slug}\\.jpg$`))
    const pictures = all('img').map((each) => [attribute(each, 'src'), attribute(each, 'alt')])
    expect(pictures).toEqual([[`../cards/${slug}.jpg`, meta('og:image:alt')]])
    expect(
      all('figcaption')
        .flatMap((each) => elementsIn(each.childNodes))
        .map(text)
        .join(' · '),
    ).toBe(meta('description'))
    expect(all('a').map((each) => attribute(each, 'href'))).toEqual([`../#/${slug}`])
    expect(link('icon').map((each) => attribute(each, 'href'))).toEqual(['../sharing/favicon-32.png'])
  })

  it('has a page for what is not there, with whole paths, that asks not to be found', () => {
    const html = textOf(files, '404.html')
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST)
    const { errors, all, attribute, meta } = read(html)
    expect(errors).toEqual([])
    expect(meta('robots')).toBe('noindex')
    const addresses = [...all('img'), ...all('a'), ...all('link')].map(
      (each) => attribute(each, 'src') ?? attribute(each, 'href'),
    )
    for (const each of addresses) expect(each).toMatch(/^\/inktober2022\//)
  })

  it('lets nothing stand in its pages but their one script and their styles, by hashes', () => {
    for (const name of ['404.html', ...days.map(({ slug }) => `${slug}/index.html`)]) {
      const { all, attribute } = read(textOf(files, name))
      const [policy] = all('meta').filter((each) => attribute(each, 'http-equiv') === 'Content-Security-Policy')
      expect(policy && attribute(policy, 'content')).toMatch(
        /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'$/,
      )
      expect([all('script').length, all('style').length]).toEqual([1, 1])
      expect(
        [...all('html'), ...all('body'), ...all('img')]
          .flatMap(({ attrs }) => attrs.map((each) => each.name))
          .filter((each) => /^on|^style$/.test(each)),
      ).toEqual([])
    }
  })

  it('is installed by icons that are as large as they say', async () => {
    const web = JSON.parse(textOf(files, WEB_MANIFEST))
    expect(web).toMatchObject({ start_url: './', scope: './', theme_color: '#f5ecd9', background_color: '#f5ecd9' })
    const kinds = web.icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`)
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
    for (const { src, sizes, type } of web.icons) {
      const { format, width, height } = await sharp(`${PUBLIC}/${src}`).metadata()
      expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes])
    }
  })

  it('has an icon for tabs in three sizes', async () => {
    const ico = files.get('favicon.ico')
    if (!(ico instanceof Buffer)) throw new Error('There is none.')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const sides = [0, 1, 2].map(async (index) => {
      const entry = 6 + 16 * index
      const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      const { format, width, height } = await sharp(ico.subarray(offset, offset + bytes)).metadata()
      expect([format, width, height]).toEqual(['png', ico.readUInt8(entry), ico.readUInt8(entry + 1)])
      return width
    })
    expect(await Promise.all(sides)).toEqual([16, 32, 48])
  })
})

describe('what search engines read', () => {
  it('lists the index and all days, where the address is known', () => {
    const listed = [...textOf(filesAt(ADDRESS), 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page)
    expect(listed).toEqual([ADDRESS, ...days.map(({ slug }) => `${ADDRESS}${slug}/`)])
    expect(textOf(filesAt(ADDRESS), 'robots.txt')).toContain(`Sitemap: ${ADDRESS}sitemap.xml\n`)
  })

  it('names no sitemap where there is none', () => {
    const files = filesAt(undefined)
    expect(files.has('sitemap.xml')).toBe(false)
    expect(textOf(files, 'robots.txt')).not.toContain('Sitemap')
  })
})

it('tells of a day that is still being drawn by what is told of the index', () => {
  const parts = { ...scripts, abouts: {}, publicDir: PUBLIC, font: 'font.woff2', site: siteOf(ADDRESS, BASE) }
  const { meta } = read(textOf(writtenFiles({ ...parts }), 'heist/index.html'))
  expect(meta('og:title')).toBe('22. heist')
  expect(meta('description')).toBe(inAllLanguages(INDEX.line))
  expect(meta('og:image')).toBe(ADDRESS + INDEX.picture)
  expect(meta('og:image:alt')).toBe(inAllLanguages(INDEX.alt))
})

describe('the public address', () => {
  it('is taken with a slash at its end or without', () => {
    expect(siteOf('https://box.example/inktober2022', BASE).address).toBe(ADDRESS)
    expect(siteOf('https://box.example', '/').address).toBe('https://box.example/')
    expect(siteOf('', BASE).address).toBeNull()
  })

  it('is refused where it is none, or where the site would not be', () => {
    expect(() => siteOf('box.example', BASE)).toThrow('no address of the web')
    expect(() => siteOf('javascript:alert(1)', BASE)).toThrow('no address of the web')
    expect(() => siteOf('https://box.example/', BASE)).toThrow('the site is built for /inktober2022/')
  })
})
