/** The storeys of the house, from the ground up: each may import from itself and from those below, types too. */
export const STOREYS: readonly (readonly [name: string, files: RegExp])[] = [
  ['store', /^src\/store\.ts$/],
  ['language', /^src\/language\//],
  [
    'what everybody knows',
    /^src\/(calendar\.ts|site\.ts|scores\/|finds\/|sharing\/|visit\/|reports\/errors\.ts|routing\/(useHashPath|usePageTitle)\.ts)/,
  ],
  ['ui', /^src\/ui\//],
  ['offline', /^src\/offline\/(box\.ts|keptFiles\.ts|messages\.ts|worker\/)/],
  ['loading', /^src\/loading\//],
  ['the box taken along', /^src\/offline\/(alongFiles|takingAlong|boxDownload|boxOfPage)\.ts$/],
  ['sound', /^src\/sound\//],
  ['postcard', /^src\/postcard\//],
  ['day', /^src\/day\//],
  ['contract', /^src\/stage\/contract\//],
  ['time', /^src\/stage\/time\//],
  ['kit', /^src\/stage\/kit\//],
  ['canvas', /^src\/stage\/canvas\//],
  ['session', /^src\/stage\/session\//],
  ['input', /^src\/stage\/input\//],
  ['link', /^src\/stage\/link\//],
  ['page', /^src\/stage\/page\//],
  ['home and debug', /^src\/(home|book|debug)\//],
  [
    'the site',
    /^src\/(App\.tsx|main\.tsx|routing\/(useArrival|useLeftDay|useWideWindow)\.ts|offline\/(registerWorker|followRenewals|renewedSlip)\.tsx?|reports\/(vitals|errorReports)\.ts)$/,
  ],
]

/** What of the site drawings and sounds may know: plain data, words, chance and mathematics. */
export const BROWSERLESS =
  /^src\/(calendar|language\/words|stage\/time\/random|stage\/contract\/(math|rules\/(portableMath|portablePower|powersOfTwo)))\.ts$/
