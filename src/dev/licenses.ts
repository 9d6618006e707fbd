/** Of a package that the site ships: what it says about its licence. */
export interface PackageLicense {
  readonly name: string
  readonly version: string
  /** The licence's short name, as in SPDX. */
  readonly identifier?: string | undefined
  readonly text?: string | undefined
}

/** Licences that ask for no copy of themselves, and what there is to say of them. */
const WITHOUT_TERMS: ReadonlyMap<string | undefined, string> = new Map([
  ['Unlicense', 'Its authors have given it to the public domain: https://unlicense.org'],
])

const RULE = '─'.repeat(72)

/**
 * The text that goes with the site: its own notices, then the licence of every package in it.
 *
 * @throws when there are no terms to print for a package: it may not be shipped then
 */
export function printLicenses(own: readonly string[], packages: readonly PackageLicense[]): string {
  const parts = packages.map((entry) => {
    const { name, version, identifier = 'no short name' } = entry
    return `${name} ${version} (${identifier})\n\n${termsOf(entry, packages)}`
  })
  return `${[...own, ...parts].map((part) => part.trim()).join(`\n\n${RULE}\n\n`)}\n`
}

/** Some packages name a licence and bring no copy of it along: the terms are those of another package under the same one. */
function termsOf({ name, identifier, text }: PackageLicense, packages: readonly PackageLicense[]): string {
  const known = text ?? WITHOUT_TERMS.get(identifier)
  if (known) return known
  const same = packages.find((other) => identifier !== undefined && other.identifier === identifier && other.text)
  if (!same) throw new Error(`${name} is shipped, and there is no text of its licence (${identifier ?? 'unnamed'}).`)
  return `Under the terms of ${identifier}, as they stand under ${same.name}.`
}
