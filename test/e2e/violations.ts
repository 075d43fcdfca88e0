import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type AxeNode = { target: string[]; failureSummary: string }
type AxeResults = { violations: { id: string; nodes: AxeNode[] }[] }
type Axe = { run(context: Document | string, options: object): Promise<AxeResults> }

/** What axe, which is there already, finds on a page, a line each. */
export const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, {
      runOnly: tags,
      // What is in order need not be described, element by element.
      resultTypes: ['violations'],
      // No rule asked for needs style sheets fetched once more, and no page plays a sound.
      preload: false,
    })
    // What lies half under a bar of the page is a target of half its size: seen whole, it is not.
    const small = async ({ target }: AxeNode) => {
      const selector = target.join(' ')
      document.querySelector(selector)?.scrollIntoView({ block: 'center' })
      const again = await axe.run(selector, { runOnly: { type: 'rule', values: ['target-size'] } })
      return again.violations[0]?.nodes ?? []
    }
    for (const violation of violations)
      if (violation.id === 'target-size') {
        const [seen, before] = [[] as AxeNode[], violation.nodes]
        for (const node of before) seen.push(...(await small(node)))
        violation.nodes = seen
      }
    return violations
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes: [first] }) =>
        [id, first?.target.join(' '), first?.failureSummary].join(': '),
      )
  }, RULES)
