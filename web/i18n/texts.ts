import type { Language } from '#domain/constants/languages.ts'
import { bundleOf } from './bundles.ts'

export type Tree = { readonly [key: string]: string | Tree }
type Module = Readonly<Record<string, Tree>>
type Bundle = { texts: Module }

const bundles = import.meta.glob<Bundle>('./bundles/*/*.ts')
const wordings = import.meta.glob<Module>('./wordings/*/*.ts')

/**
 * The texts of one feature in one language, with the club's wordings laid over.
 * `seat-racing.ts` exports `seatRacing`; a wording file `wordings/<wording>/<language>.ts` exports
 * one overlay a feature.
 */
export async function readTexts(
  language: Language,
  namespace: string,
  wording: readonly string[],
): Promise<Tree> {
  const load = bundles[`./bundles/${bundleOf(namespace)}/${language}.ts`]
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`)
  const name = exportName(namespace)
  const overlays = wording.map(
    async (word) => (await wordings[`./wordings/${word}/${language}.ts`]?.())?.[name] ?? {},
  )
  const [base, ...over] = await Promise.all([
    load().then(({ texts }) => texts[name] ?? {}),
    ...overlays,
  ])
  return over.reduce(layOver, base)
}

export const exportName = (namespace: string): string =>
  namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

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
