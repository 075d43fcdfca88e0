import type { Tree } from '#texts/lay-over.ts'

/** The texts of a tree with their paths, such as `words.squad`. */
export const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  )
