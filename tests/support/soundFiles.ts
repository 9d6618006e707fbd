/** The sounds of a manifest. */
type Sounds = Readonly<Record<string, { readonly variations: readonly { readonly file: string }[] }>>

/** The files of all the sounds of manifests. */
export function filesOf(...manifests: readonly Sounds[]): readonly string[] {
  return manifests
    .flatMap((sounds) => Object.values(sounds))
    .flatMap(({ variations }) => variations.map(({ file }) => file))
}
