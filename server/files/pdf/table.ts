import { MARGIN, RULE, type UseStyle } from './style.ts'

type PdfColumn = {
  header: string
  /** Its share of the width, compared with the others. */
  share?: number
  /** Numbers stand under each other at the right. */
  figure?: boolean
}
export type PdfTable = {
  columns: readonly PdfColumn[]
  rows: readonly (readonly string[])[]
  /** Rows in bold below the others. */
  totals?: readonly (readonly string[])[]
}

const PADDING = 5
const GAP = 10
const SIZE = 9

type Line = { cells: readonly string[]; bold: boolean }

/** A table whose head stands again on every page it goes on to. */
export function drawTable(doc: PDFKit.PDFDocument, use: UseStyle, table: PdfTable): void {
  const { columns, rows, totals = [] } = table
  const draw = drawingLines(doc, use, columns)
  const head = { cells: columns.map(({ header }) => header), bold: true }
  draw(head)
  const lines = [
    ...rows.map((cells) => ({ cells, bold: false })),
    ...totals.map((cells) => ({ cells, bold: true })),
  ]
  for (const line of lines) {
    if (doc.y + draw.heightOf(line) > doc.page.height - MARGIN) {
      doc.addPage()
      draw(head)
    }
    draw(line)
  }
  doc.y += 8
}

function drawingLines(
  doc: PDFKit.PDFDocument,
  use: UseStyle,
  columns: readonly PdfColumn[],
): { (line: Line): void; heightOf: (line: Line) => number } {
  const room = doc.page.width - 2 * MARGIN - GAP * (columns.length - 1)
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0)
  const widths = columns.map(({ share = 1 }) => (room * share) / shares)
  const heightOf = ({ cells, bold }: Line) =>
    Math.max(
      ...cells.map((text, at) =>
        use(text, { size: SIZE, bold }).heightOfString(text || ' ', { width: widths[at] ?? 0 }),
      ),
    ) +
    2 * PADDING
  const draw = (line: Line) => {
    const top = doc.y
    const height = heightOf(line)
    let left = MARGIN
    for (const [at, text] of line.cells.entries()) {
      const width = widths[at] ?? 0
      const align = columns[at]?.figure ? 'right' : 'left'
      use(text, { size: SIZE, bold: line.bold }).text(text, left, top + PADDING, { width, align })
      left += width + GAP
    }
    doc
      .moveTo(MARGIN, top + height)
      .lineTo(doc.page.width - MARGIN, top + height)
      .lineWidth(0.5)
      .stroke(RULE)
    doc.y = top + height
  }
  return Object.assign(draw, { heightOf })
}
