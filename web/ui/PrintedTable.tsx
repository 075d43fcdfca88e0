import { createPortal } from 'react-dom'
import { usePrinting } from './use-printing.ts'
import classes from './printed-table.module.css'

export type PrintedSheet = {
  title: string
  /** What stands below the title: whose it is, and what was chosen. */
  subtitle?: string
  heads: readonly string[]
  lines: readonly (readonly string[])[]
}

/**
 * What is printed instead of the page: one table, without columns nothing stands in. On the screen
 * it is nothing: a thousand lines that nobody sees take as long as those in view ten times over.
 */
export const PrintedTable = ({ sheet }: { sheet: () => PrintedSheet }) =>
  usePrinting() ? <Paper {...sheet()} /> : null

function Paper({ title, subtitle, heads, lines }: PrintedSheet) {
  const used = heads.flatMap((head, column) =>
    lines.some((texts) => texts[column] !== '') ? [{ head, column }] : [],
  )
  return createPortal(
    <div className={classes.paper}>
      <h1>{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      <table>
        <thead>
          <tr>
            {used.map(({ head, column }) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((texts, line) => (
            <tr key={line}>
              {used.map(({ column }) => (
                <td key={column}>{texts[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
