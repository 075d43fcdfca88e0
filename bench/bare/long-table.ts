import type { Page } from 'playwright-core'

/** A page that shows a report as somebody would write it who needs nothing else: a plain table. */
export const BARE_PAGE = `<!doctype html><meta charset="utf-8"><title>Report</title>
<style>
body { font: 14px sans-serif }
div { max-height: 628px; width: 1176px; overflow: auto; border: 1px solid #ccc; background: white }
table { width: 100%; border-spacing: 0; font-variant-numeric: tabular-nums }
th, td { height: 40px; padding: 0 10px; white-space: nowrap; box-sizing: border-box }
thead { position: sticky; top: 0; background: white }
tfoot { position: sticky; bottom: 0; background: white }
</style><div data-many></div>`

/**
 * Draws all lines of a reply into the bare page, with as many figures in a line as ours shows.
 * Returns the milliseconds from the text of the reply to the first frame with its lines.
 */
export const drawBare = (page: Page, reply: string, columns: number): Promise<number> =>
  page.evaluate(
    ([text, count]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        const { data } = JSON.parse(text) as Reply
        const row = (cell: string, texts: readonly (string | number)[]) =>
          `<tr>${texts.map((one) => `<${cell}>${one}</${cell}>`).join('')}</tr>`
        const figures = (line: object): (string | number)[] =>
          Object.values(line)
            .map((value): string | number => (typeof value === 'number' ? value : '–'))
            .concat(Array.from<number | string>({ length: count }).fill('–'))
            .slice(0, count - 1)
        const [first] = data.athletes
        const heads = row('th', ['Athlete', ...Object.keys(first?.total ?? {})].slice(0, count))
        const body = [...data.athletes, ...data.only_attendance].map(({ full_name, ...line }) =>
          row('td', [full_name, ...figures('total' in line ? line.total : line)]),
        )
        const place = document.querySelector('[data-many]')
        if (place)
          place.innerHTML =
            `<table aria-rowcount="${body.length + 1}"><thead>${heads}</thead>` +
            `<tbody>${body.join('')}</tbody><tfoot>${heads}</tfoot></table>`
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
      }),
    [reply, columns] as const,
  )

type Reply = {
  data: {
    athletes: readonly { full_name: string; total: object }[]
    only_attendance: readonly { full_name: string; sessions: number }[]
  }
}
