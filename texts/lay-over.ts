/** Texts by name. */
export type Tree = { readonly [key: string]: string | Tree }

/** The second tree over the first; branches are merged, leaves replaced. */
export function layOver(under: Tree, over: Tree): Tree {
  const merged = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? layOver(below, value) : value
  }
  return merged
}
