import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '#domain/constants/languages.ts'
import { fillIn, serverTexts } from '../../text/text.ts'
import { fontBytes, fontFor, type FontName } from '../fonts.ts'
import { INK, MARGIN, MUTED, type TextStyle, type UseStyle } from './style.ts'
import { drawTable, type PdfTable } from './table.ts'

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
