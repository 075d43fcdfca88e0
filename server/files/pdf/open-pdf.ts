import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '#domain/constants/languages.ts'
import { fillIn, serverTexts } from '../../text/text.ts'
import { fontBytes, fontFor, type FontName } from '../fonts.ts'
import { INK, MARGIN, MUTED, RULE, type TextStyle, type UseStyle } from './style.ts'

type PdfColumn = {
  header: string
  /** Its share of the width, compared with the others. */
  share?: number
  /** Numbers stand under each other at the right. */
  figure?: boolean
}
type PdfTable = {
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
function drawTable(doc: PDFKit.PDFDocument, use: UseStyle, table: PdfTable): void {
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

export type PdfOptions = {
  language: Language
  title: string
  /** Stands in the file as the moment it was made, so that the same content is the same file. */
  at: Date
  /** Without numbers, where something else stands at the foot of the page. */
  unnumbered?: boolean
}

export type Pdf = {
  /** For what the kit has no word for, such as the payment part of a Swiss bill. */
  doc: PDFKit.PDFDocument
  /** Between the margins. */
  width: number
  title: (text: string) => void
  heading: (text: string) => void
  paragraph: (text: string, style?: TextStyle) => void
  /** Two blocks of lines side by side, such as sender and receiver of a letter. */
  sideBySide: (left: readonly string[], right: readonly string[]) => void
  table: (table: PdfTable) => void
  gap: (points?: number) => void
  /** Sets font, size and colour for a text: Chinese ones have a font of their own. */
  use: UseStyle
  /** Numbers the pages and closes the document. */
  finish: () => Promise<Buffer>
}

/** An A4 document in the language of its reader. */
export function openPdf({ language, title, at, unnumbered = false }: PdfOptions): Pdf {
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: fontBytes('latin') as never,
    info: { Title: title, Creator: 'Slipway', Producer: 'Slipway', CreationDate: at, ModDate: at },
  })
  const bytes = buffer(doc)
  const use = styling(doc)
  const width = doc.page.width - 2 * MARGIN
  const write = (text: string, style: TextStyle) =>
    void use(text, style).text(text, MARGIN, doc.y, {
      width: style.width ?? width,
      ...(style.isCentred && { align: 'center' }),
    })
  return {
    doc,
    width,
    use,
    gap: (points = 12) => void (doc.y += points),
    title(text) {
      write(text, { size: 20, bold: true })
      doc.y += 10
    },
    heading(text) {
      doc.y += 10
      write(text, { size: 12, bold: true })
      doc.y += 4
    },
    paragraph(text, style = {}) {
      write(text, style)
      doc.y += 6
    },
    sideBySide: (left, right) => drawSides(doc, use, [left, right]),
    table: (table) => drawTable(doc, use, table),
    async finish() {
      if (!unnumbered) numberPages(doc, use, language)
      doc.end()
      return bytes
    },
  }
}

function styling(doc: PDFKit.PDFDocument): UseStyle {
  const registered = new Set<FontName>()
  return (text, { size = 10, bold = false, muted = false } = {}) => {
    const name = fontFor(text, bold)
    if (!registered.has(name)) doc.registerFont(name, fontBytes(name))
    registered.add(name)
    return doc
      .font(name)
      .fontSize(size)
      .fillColor(muted ? MUTED : INK)
  }
}

function drawSides(
  doc: PDFKit.PDFDocument,
  use: UseStyle,
  sides: readonly (readonly string[])[],
): void {
  const width = (doc.page.width - 2 * MARGIN - 24) / 2
  const top = doc.y
  const ends = sides.map((lines, side) => {
    doc.y = top
    for (const line of lines)
      use(line).text(line, MARGIN + side * (width + 24), doc.y, { width, lineGap: 1 })
    return doc.y
  })
  doc.y = Math.max(...ends) + 12
}

function numberPages(doc: PDFKit.PDFDocument, use: UseStyle, language: Language): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    // Within the bottom margin a text would begin a new page.
    doc.page.margins.bottom = 0
    const values = { page: index + 1, pages: count }
    const text = fillIn(serverTexts(language).pdf.page, language, values)
    use(text, { size: 8, muted: true }).text(text, MARGIN, doc.page.height - 34, {
      width: doc.page.width - 2 * MARGIN,
      align: 'right',
      lineBreak: false,
    })
    doc.page.margins.bottom = MARGIN
  }
}
