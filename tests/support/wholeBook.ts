import { existsSync, readdirSync } from 'node:fs'

/** A book in which all was found, as `keepBook` takes it. */
export const WHOLE_BOOK: Readonly<Record<string, { readonly opened: string; readonly found: readonly string[] }>> =
  Object.fromEntries(
    await Promise.all(
      readdirSync('scenes')
        .filter((slug) => existsSync(`scenes/${slug}/finds.ts`))
        .map(async (slug) => {
          const { finds }: { finds: object } = await import(`../../scenes/${slug}/finds.ts`)
          return [slug, { opened: '2022-10-22', found: Object.keys(finds) }]
        }),
    ),
  )
