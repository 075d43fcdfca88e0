import { bundles } from 'virtual:text-bundles'
import type { Language } from '#domain/constants/languages.ts'
import { layOver, type Tree } from '#texts/lay-over.ts'
import { bundleOf } from './bundles.ts'
import { exportName } from './export-name.ts'

type Module = Readonly<Record<string, Tree>>

const wordings = import.meta.glob<Module>('../../texts/wordings/*/screens/*.ts')

/**
 * The texts of one feature in one language, with the club's wordings laid over.
 * `seat-racing.ts` exports `seatRacing`; a wording's file `wordings/<wording>/screens/<language>.ts`
 * exports one overlay a feature.
 */
export async function readTexts(
  language: Language,
  namespace: string,
  wording: readonly string[],
): Promise<Tree> {
  const load = bundles[`${bundleOf(namespace)}/${language}`]
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`)
  const name = exportName(namespace)
  const overlays = wording.map(
    async (word) =>
      (await wordings[`../../texts/wordings/${word}/screens/${language}.ts`]?.())?.[name] ?? {},
  )
  const [base, ...over] = await Promise.all([
    load().then(({ texts }) => texts[name] ?? {}),
    ...overlays,
  ])
  return over.reduce(layOver, base)
}
