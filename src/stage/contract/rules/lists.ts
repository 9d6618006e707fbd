/** Lists of a state that must not grow without end. All is done in place and allocates nothing: rules may do it every tick. */

/** Adds an item at the end of a list of at most `most`; the oldest, at its beginning, give way. Fewer than one: none at all. */
export function pushBounded<Item>(list: Item[], item: Item, most: number): void {
  if (!(most >= 1)) {
    list.length = 0
    return
  }
  while (list.length + 1 > most) list.shift()
  list.push(item)
}

/** Removes, in order, all items whose time is over: `until` has come, or the moment that goes by another name: `'goneAt'`. */
export function dropExpired(list: { readonly until: number }[], now: number): void
export function dropExpired<Name extends string>(
  list: { readonly [Moment in Name]: number }[],
  now: number,
  name: Name,
): void
export function dropExpired(list: Readonly<Record<string, number>>[], now: number, name = 'until'): void {
  let kept = 0
  for (const item of list) if (!(now >= (item[name] ?? 0))) list[kept++] = item
  list.length = kept
}

/** Removes, in order, all that `isWanted` turns down. */
export function keepOnly<Item>(list: Item[], isWanted: (item: Item) => boolean): void {
  let kept = 0
  for (const item of list) if (isWanted(item)) list[kept++] = item
  list.length = kept
}
