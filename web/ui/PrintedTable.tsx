import { createPortal } from 'react-dom'
import classes from './printed-table.module.css'

type PrintedTableProps = {
  title: string
  /** What stands below the title: whose it is, and what was chosen. */
  subtitle?: string
  heads: readonly string[]
  lines: readonly (readonly string[])[]
  /** All columns but the first are figures, which stand under each other. */
  hasFigures?: boolean
}

/** What is printed instead of the page: one table, without columns nothing stands in. */
export function PrintedTable(props: PrintedTableProps) {
  const { title, subtitle, heads, lines, hasFigures = false } = props
  const used = heads.flatMap((head, column) =>
    lines.some((texts) => texts[column] !== '') ? [{ head, column }] : [],
  )
  return createPortal(
    <div className={classes.paper}>
      <h1>{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      <table className={hasFigures ? classes.figures : ''}>
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
