/** Removes from `items`, in place and in order, all that `isWanted` turns down. Allocates nothing, so rules may call it every tick. */
export function keepOnly<Item>(items: Item[], isWanted: (item: Item) => boolean): void {
  let kept = 0
  for (const item of items) if (isWanted(item)) items[kept++] = item
  items.length = kept
}
